import { describe, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { images } from '../scripts/build-image.mjs';
import { root } from '../scripts/project.mjs';
import { packagedUnit } from '../scripts/release/packaged-unit.mjs';
import { interpolate } from './support/packages/compose-file.ts';

interface Service {
  image?: string;
  restart?: string;
  mem_limit?: string;
  build?: { context: string; dockerfile: string; target: string };
  env_file?: { path: string; required: boolean }[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  networks?: string[] | Record<string, { ipv4_address: string }>;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

const readText = (path: string) => readFile(join(root, path), 'utf8');
const readCompose = async (path: string): Promise<Compose> =>
  Object(Bun.YAML.parse(await readText(path)));
const settings = [...(await readText('docs/configuration.md')).matchAll(/^## (\w+)$/gm)].map(
  ([, name = '']) => name,
);

describe.each(['deploy/compose.yaml', 'deploy/compose.cluster.yaml'])('%s', (path) => {
  test('sets what Perch knows, and nothing else', async () => {
    const { services } = await readCompose(path);
    const perches = Object.values(services).filter(({ build }) => build);
    expect(perches.length).toBeGreaterThan(0);
    for (const { environment = {} } of perches) {
      for (const name of Object.keys(environment)) expect(settings).toContain(name);
    }
  });

  test('passes every setting of the file .env on, and undoes none that it need not set', async () => {
    const { services } = await readCompose(path);
    for (const { build, env_file: files, environment = {} } of Object.values(services)) {
      if (!build) continue;
      expect(files).toEqual([{ path: '.env', required: false }]);
      for (const [name, value] of Object.entries(environment)) {
        // An empty default would undo the file's value.
        expect(`${name}: ${value}`).not.toMatch(/: \$\{\w+(:?-)?\}$/);
      }
    }
    expect(await readText(path)).toMatch(/^# Needs Docker Compose \d+\.\d+ or newer/m);
  });

  test('listens on 80 and 443, or on other ports of the machine', async () => {
    const { ports = [] } = (await readCompose(path)).services['caddy'] ?? {};
    const withVariables = (variables: Record<string, string>) =>
      ports.map((port) => interpolate(port, variables));
    expect(withVariables({})).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(withVariables({ PERCH_HTTP_PORT: '8080', PERCH_HTTPS_PORT: '8443' })).toEqual([
      '8080:80',
      '8443:443',
      '8443:443/udp',
    ]);
  });

  test('names only networks, volumes, services and files that are there', async () => {
    const { services, networks, volumes } = await readCompose(path);
    for (const service of Object.values(services)) {
      const { depends_on: needs = [], networks: joined = [], volumes: mounted = [] } = service;
      const keysOf = (list: string[] | object) => (Array.isArray(list) ? list : Object.keys(list));
      for (const name of keysOf(needs)) expect(Object.keys(services)).toContain(name);
      for (const name of keysOf(joined)) expect(Object.keys(networks)).toContain(name);
      for (const mount of mounted) {
        const [source = ''] = mount.split(':');
        if (source.startsWith('./')) await readText(join('deploy', source));
        else expect(Object.keys(volumes)).toContain(source);
      }
      if (service.build) await readText(service.build.dockerfile);
    }
  });

  test('lets Perch trust its own balancer, and no other address but those of the file .env', async () => {
    const { services } = await readCompose(path);
    const { networks = {} } = services['caddy'] ?? {};
    const addresses = Object.values(networks).map(({ ipv4_address: address }) => address);
    for (const { environment, build } of Object.values(services)) {
      if (!build) continue;
      const trusted = environment?.['TRUSTED_PROXIES'] ?? '';
      expect([interpolate(trusted, {})]).toEqual(addresses);
      const more = { TRUSTED_PROXIES: '10.0.0.0/8' };
      expect([interpolate(trusted, more)]).toEqual([`${addresses[0]},10.0.0.0/8`]);
    }
  });
});

test.each(['deploy/compose.yaml', 'deploy/compose.cluster.yaml'])(
  '%s starts Perch again, whatever it has ended by',
  async (path) => {
    const { services } = await readCompose(path);
    for (const { build, restart } of Object.values(services)) {
      if (build) expect(restart).toBe('unless-stopped');
    }
  },
);

test.each([
  ['deploy/compose.yaml', '${PERCH_MEMORY:-1g}'],
  ['deploy/compose.cluster.yaml', '${PERCH_MEMORY:-2g}'],
])(
  '%s limits the memory of Perch to the suggestion, or to PERCH_MEMORY',
  async (path, suggested) => {
    const { services } = await readCompose(path);
    for (const { build, mem_limit: limit } of Object.values(services)) {
      if (build) expect(limit).toBe(suggested);
    }
  },
);

describe.each([
  ['a clone', await readText('deploy/perch.service')],
  ['packages and releases', packagedUnit()],
])('the unit of %s', (_name, unit) => {
  test('starts Perch again, and gives a stop the time that it takes', () => {
    expect(unit).toContain('\nRestart=always\n');
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(42);
    for (const [, name = ''] of unit.matchAll(/^Environment=(\w+)=/gm))
      expect(settings).toContain(name);
  });

  test('leaves bubblewrap and the compiler the ways that they need', () => {
    const fatal =
      /^(?:RestrictNamespaces|ProtectKernel(?:Tunables|Logs)|ProtectHostname|RestrictSUIDSGID|MemoryDenyWriteExecute)=/m;
    expect(unit).not.toMatch(fatal);
  });

  test('stays when the system ends a process that decodes a picture', () => {
    expect(unit).toContain('\nOOMPolicy=continue\n');
  });
});

test('the unit of packages and releases differs from that of a clone in nothing but its paths', async () => {
  const directives = (unit: string) => unit.split('\n').filter((line) => /^\w+=/.test(line));
  const ofClone = directives(await readText('deploy/perch.service'));
  const packaged = directives(packagedUnit());
  expect(packaged.filter((line) => !ofClone.includes(line))).toEqual([
    'Documentation=man:perch(1)',
    'ExecStart=/usr/lib/perch/perch serve',
    'EnvironmentFile=-/etc/perch/perch.env',
    'WorkingDirectory=/var/lib/perch',
  ]);
  expect(packaged).toHaveLength(ofClone.length);
  expect(packagedUnit()).not.toMatch(/clone|\/opt\//);
});

test('the image and the compose files name the version that is built', async () => {
  const { version } = JSON.parse(await readText('package.json'));
  expect(await readText('deploy/Dockerfile')).toContain(`\nARG VERSION=${version} `);
  for (const path of ['deploy/compose.yaml', 'deploy/compose.cluster.yaml']) {
    expect(await readText(path)).toContain(`image: perch:\${PERCH_VERSION:-${version}}$`);
  }
});

test('the compose files build the small image, or with PERCH_MEDIA the other, under its own name', async () => {
  const stages = [...(await readText('deploy/Dockerfile')).matchAll(/^FROM \S+(?: AS (\S+))?$/gm)];
  expect(stages.map(([, name]) => name)).toContain('media');
  expect(stages.at(-1)?.[0]).toBe('FROM small');
  for (const path of ['deploy/compose.yaml', 'deploy/compose.cluster.yaml']) {
    const { services } = await readCompose(path);
    for (const { image = '', build } of Object.values(services)) {
      if (!build) continue;
      const madeWith = (variables: Record<string, string>) =>
        [image, build.target].map((text) => interpolate(text, variables));
      expect(madeWith({})).toEqual([images.small.name, '']);
      expect(madeWith({ PERCH_MEDIA: '1' })).toEqual([images.media.name, 'media']);
      expect(madeWith({ PERCH_VERSION: '9', PERCH_MEDIA: '1' })[0]).toBe('perch:9-media');
    }
  }
});

test('the image keeps its data folder from other users', async () => {
  const tree = await readText('scripts/image/collect-tree.sh');
  expect(tree).toContain('mkdir -m 700 "$tree/data"');
});

test('two Perch share database, bucket and key, and have no data folder', async () => {
  const { services } = await readCompose('deploy/compose.cluster.yaml');
  const perches = Object.entries(services).filter(([, { build }]) => build);
  expect(perches).toHaveLength(2);
  const [[, one] = [], [, other] = []] = perches;
  expect(one?.environment).toEqual(other?.environment ?? {});
  for (const name of ['DATABASE_URL', 'SECRET_KEY', 'S3_BUCKET']) {
    expect(one?.environment?.[name]).toBeString();
  }
  // Nothing is kept beside them: a server that is lost takes no data with it.
  for (const perch of [one, other]) expect(perch?.volumes).toBeUndefined();
  const upstreams = services['caddy']?.environment?.['PERCH_ADDRESSES']?.split(' ');
  expect(upstreams).toEqual(perches.map(([name]) => `${name}:3000`));
});

test('the documentation has what the Caddyfiles do for lengths', async () => {
  const page = await readText('docs/proxies/caddy.md');
  const [, documented = ''] = /^reverse_proxy 127\.0\.0\.1:3000 \{\n([^`]+)^\}$/m.exec(page) ?? [];
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  expect(documented).toContain('X-Content-Length');
  for (const path of ['deploy/Caddyfile', 'deploy/Caddyfile.cluster']) {
    expect(linesOf(await readText(path)).join('\n')).toContain(linesOf(documented).join('\n'));
  }
});
