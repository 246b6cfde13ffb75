import { setup } from './web/setup.ts';

/** What the web app says in the guided set-up. */
export const webSetup = { setup };
