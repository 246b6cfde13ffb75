import { setup } from './web/setup.ts';

export const webSetup = { setup };
