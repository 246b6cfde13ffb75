import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';

/** Installs and builds missing or stale parts of the product. */
export async function buildAll() {
  await install();
  await buildWeb();
  await buildServer();
}
