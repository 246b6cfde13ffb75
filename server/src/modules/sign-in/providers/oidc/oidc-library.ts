// A program file of its own, which `oidc-provider.ts` loads.
import * as openIdClient from 'openid-client';

export const library = openIdClient;
