import { admin } from './web/admin.ts';
import { audit } from './web/audit.ts';
import { factorReset } from './web/factor-reset.ts';
import { users } from './web/users.ts';

/** What the web app says on the admin pages. */
export const webAdmin = { admin, audit, factorReset, users };
