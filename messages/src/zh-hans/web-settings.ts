import type { WebParts } from '../catalogue.ts';
import { apiAccess } from './web/api-access.ts';
import { gallery } from './web/gallery.ts';
import { security } from './web/security.ts';
import { settings } from './web/settings.ts';

export const webSettings: WebParts['settings'] = { apiAccess, gallery, security, settings };
