import type { WebParts } from '../catalogue.ts';
import { adminSettings } from './web/admin-settings.ts';

export const webAdminSettings: WebParts['adminSettings'] = { adminSettings };
