import { expect } from 'bun:test';
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
  env_file?: { path: string; required: boolean }[];
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
  'image user command read_only cap_drop security_opt tmpfs mem_limit env_file environment volumes healthcheck',
  'stop_grace_period depends_on networks',
].flatMap((names) => names.split(' '));

/**
 * Reads a compose file beside a file `.env` with these variables, of which the environment of each service that takes that file
 * has those that it does not set itself. Throws for a variable that is missed, and for a key of a service that tests do not know
 * how to obey.
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
    if (!service.env_file) continue;
    expect(service.env_file).toEqual([{ path: '.env', required: false }]);
    service.environment = { ...variables, ...service.environment };
  }
  return file;
}

/**
 * `${NAME}`, `${NAME:-default}`, `${NAME:+instead}` and `${NAME:?the missing value}`, which may stand in each other, as the
 * Compose Specification has them.
 */
export function interpolate(text: string, variables: Record<string, string>): string {
  const start = text.indexOf('${');
  if (start < 0) return text;
  let end = start + 2;
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= text.length) throw new Error(`A brace is missed: ${text}`);
    if (text.startsWith('${', end)) depth += 1;
    if (text[end] === '}') depth -= 1;
  }
  const value = valueOf(text.slice(start + 2, end - 1), variables);
  return text.slice(0, start) + value + interpolate(text.slice(end), variables);
}

function valueOf(expression: string, variables: Record<string, string>): string {
  const [, name = '', kind, rest = ''] = /^(\w+)(?::([-+?])(.*))?$/s.exec(expression) ?? [];
  const value = variables[name] ?? '';
  if (kind === '+') return value && interpolate(rest, variables);
  if (value) return value;
  if (kind === '-') return interpolate(rest, variables);
  throw new Error(`${name} is missed: ${rest || 'it has no default'}`);
}
