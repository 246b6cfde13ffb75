import type { WebParts } from '../catalogue.ts';
import { diagnostics } from './web/diagnostics.ts';
import { signInWays } from './web/sign-in-ways.ts';
import { signIn } from './web/sign-in.ts';

export const webSignIn: WebParts['signIn'] = { diagnostics, signIn, signInWays };
