import { diagnostics } from './web/diagnostics.ts';
import { signInWays } from './web/sign-in-ways.ts';
import { signIn } from './web/sign-in.ts';

/** What the web app says before the sign-in. */
export const webSignIn = { diagnostics, signIn, signInWays };
