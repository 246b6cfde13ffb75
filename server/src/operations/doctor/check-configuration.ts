import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../../config/config.ts';
import { findMisspelt } from '../../config/misspelt-settings.ts';
import { type Finding, ok, warning } from './finding.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Warns about valid settings with undesirable effects. */
export async function checkConfiguration(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const { publicUrl } = config;
  const findings = [ok('configuration', `every setting is valid; links begin with ${publicUrl}`)];
  const { protocol, hostname } = new URL(publicUrl);
  if (localHosts.has(hostname)) {
    findings.push(
      warning('PUBLIC_URL', 'links work on this machine only; set it to where people reach Perch'),
    );
  } else if (protocol === 'http:') {
    findings.push(
      warning('PUBLIC_URL', 'passwords and files travel unencrypted; use https behind a proxy'),
    );
  }
  const misspelt = findMisspelt(environment).map(({ name, setting }) =>
    warning(name, `it is not a setting; did you mean ${setting}?`),
  );
  return [...findings, ...misspelt, ...(await checkKey(config))];
}

async function checkKey({ secretKey, dataDir }: Config): Promise<Finding[]> {
  if (secretKey !== undefined) return [];
  const path = join(dataDir, 'secret.key');
  const found = await stat(path).catch(() => undefined);
  if (!found || (found.mode & 0o077) === 0) return [];
  return [warning('secret key', `other users of this machine can read it; run chmod 600 ${path}`)];
}
