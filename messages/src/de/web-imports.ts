import type { WebParts } from '../catalogue.ts';
import { imports } from './web/imports.ts';

export const webImports: WebParts['imports'] = { imports };
