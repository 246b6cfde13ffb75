import { apiAccess } from './web/api-access.ts';
import { gallery } from './web/gallery.ts';
import { security } from './web/security.ts';
import { settings } from './web/settings.ts';

/** What the web app says in the settings. */
export const webSettings = { apiAccess, gallery, security, settings };
