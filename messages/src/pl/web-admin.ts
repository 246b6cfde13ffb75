import type { WebParts } from '../catalogue.ts';
import { admin } from './web/admin.ts';
import { audit } from './web/audit.ts';
import { factorReset } from './web/factor-reset.ts';
import { users } from './web/users.ts';

export const webAdmin: WebParts['admin'] = { admin, audit, factorReset, users };
