import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { messagesFolder, writeTypes } from './types.ts';

writeFileSync(join(messagesFolder, 'src/english.ts'), writeTypes());
