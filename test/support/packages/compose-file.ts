import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';

/** A service as the project's compose files write it. */
export interface Service {
  image: string;
  user?: string;
  command?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  mem_limit?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  depends_on?: string[] | Record<string, unknown>;
  networks: string[] | Record<string, { ipv4_address: string }>;
}

export interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: { subnet: string; ip_range?: string }[] } }>;
  volumes: Record<string, null>;
}

// What has no part in a test: ports are those of the containers' addresses, and tests start them themselves.
const unused = ['build', 'restart', 'ports'];
const used = [
  'image user command read_only cap_drop security_opt tmpfs mem_limit environment volumes healthcheck',
  'stop_grace_period depends_on networks',
].flatMap((names) => names.split(' '));

/**
 * Reads a compose file with these variables. Throws for a variable that is missed, and for a key of a service
 * that tests do not know how to obey.
 */
export async function readComposeFile(
  path: string,
  variables: Record<string, string>,
): Promise<ComposeFile> {
  const text = await readFile(join(root, path), 'utf8');
  // As Compose does, after the YAML was read: values may have line ends.
  const read = JSON.parse(JSON.stringify(Bun.YAML.parse(text)), (_, value: unknown) =>
    typeof value === 'string' ? interpolate(value, variables) : value,
  );
  const file: ComposeFile = Object(read);
  for (const [name, service] of Object.entries(file.services)) {
    const unknown = Object.keys(service).find((key) => ![...used, ...unused].includes(key));
    if (unknown) throw new Error(`${path} sets ${unknown} of ${name}, which tests do not obey.`);
  }
  return file;
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?the missing value}`, as the Compose Specification has them. */
const interpolate = (text: string, variables: Record<string, string>) =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, rest: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === '-') return rest;
    throw new Error(`${name} is missed: ${rest ?? 'it has no default'}`);
  });
