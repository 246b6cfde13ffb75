import { domains } from './web/domains.ts';

/** What the web app says on the domains pages. */
export const webDomains = { domains };
