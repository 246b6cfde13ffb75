import { buildServer } from '../../../../scripts/build-server.mjs';
import { becomeAdministrator, finishSetup } from '../state/accounts.ts';
import { type Installation, Perch } from './perch.ts';

const variable = 'PERCH_E2E_INSTALLATION';

/** Sets up the installation of which tests get copies, once for all of Playwright's workers. */
export default async function setUp(): Promise<() => Promise<void>> {
  // A stale bundle would be tested in place of the code.
  await buildServer();
  const perch = await Perch.start({});
  const token = await becomeAdministrator(perch);
  // As on a server that is in use: the admin panel says nothing of it.
  await finishSetup(perch, token);
  await perch.stop();
  const installation: Installation = { dataDir: perch.dataDir, token };
  process.env[variable] = JSON.stringify(installation);
  return () => perch[Symbol.asyncDispose]();
}

/** As it was set up; Playwright hands its variables to workers. */
export function readInstallation(): Installation {
  const { dataDir, token } = JSON.parse(process.env[variable] ?? '{}');
  if (typeof dataDir === 'string' && typeof token === 'string') return { dataDir, token };
  throw new Error(`Playwright was started without ${variable}.`);
}
