import { adminSettings } from './web/admin-settings.ts';

/** What the web app says about the settings of the installation. */
export const webAdminSettings = { adminSettings };
