import { imports } from './web/imports.ts';

/** What the web app says about imports of other products. */
export const webImports = { imports };
