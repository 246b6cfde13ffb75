import type { filePage as source } from '../../en/server/file-page.ts';
import { embeds } from './file-page/embeds.ts';
import { gate } from './file-page/gate.ts';
import { view } from './file-page/view.ts';

export const filePage: typeof source = { embeds, gate, view };
