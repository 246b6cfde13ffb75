import { identities } from './web/identities.ts';
import { passkeys } from './web/passkeys.ts';
import { secondFactors } from './web/second-factors.ts';
import { tokens } from './web/tokens.ts';

/** What the web app says of tokens, profiles and the ways to sign in. */
export const webTokens = { identities, passkeys, secondFactors, tokens };
