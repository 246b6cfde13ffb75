// Installs and builds missing or stale parts, for `npm start`.
import { buildAll } from './build-all.mjs';
import { runScript } from './project.mjs';

await runScript(buildAll);
