import type { WebParts } from '../catalogue.ts';
import { identities } from './web/identities.ts';
import { passkeys } from './web/passkeys.ts';
import { secondFactors } from './web/second-factors.ts';
import { tokens } from './web/tokens.ts';

export const webTokens: WebParts['tokens'] = { identities, passkeys, secondFactors, tokens };
