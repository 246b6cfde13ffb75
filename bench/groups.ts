import { files } from './groups/files.ts';
import type { Group } from './groups/group.ts';
import { growth } from './groups/growth.ts';
import { large } from './groups/large.ts';
import { lists } from './groups/lists.ts';
import { logins } from './groups/logins.ts';
import { memory } from './groups/memory.ts';
import { start } from './groups/start.ts';
import { thumbnails } from './groups/thumbnails.ts';
import { tls } from './groups/tls.ts';
import { uploads } from './groups/uploads.ts';
import { web } from './groups/web.ts';

/** In the order of the run and of the page. */
export const groups: Group[] = [
  files,
  tls,
  large,
  uploads,
  logins,
  lists,
  growth,
  thumbnails,
  memory,
  start,
  web,
];
