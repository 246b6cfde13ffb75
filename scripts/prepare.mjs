// Installs and builds missing or stale parts, for `npm start`.
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { runScript } from './project.mjs';

await runScript(async () => {
  await install();
  await buildWeb();
});
