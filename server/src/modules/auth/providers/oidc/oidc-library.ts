// A program file of its own, which `load-oidc.ts` loads.
import * as openIdClient from 'openid-client';

export const library = openIdClient;
