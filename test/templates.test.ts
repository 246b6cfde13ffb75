import { describe, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import packageJson from '../package.json' with { type: 'json' };
import { root } from '../scripts/project.mjs';
import { packagedUnit } from '../scripts/release/packaged-unit.mjs';

const readText = (path: string) => readFile(join(root, path), 'utf8');
const readYaml = async (path: string) => Object(Bun.YAML.parse(await readText(path)));
const settings = new Set(
  [...(await readFile(join(root, 'docs/configuration.md'), 'utf8')).matchAll(/^## (\w+)$/gm)].map(
    ([, name = '']) => name,
  ),
);

const pages = ['kubernetes', 'nixos', 'unraid', 'truenas', 'casaos'].map(
  (name) => `docs/install/${name}.md`,
);

interface Template {
  image: string;
  port: string;
  variables: string[];
  graceSeconds: number;
}

async function readCompose(path: string): Promise<Template> {
  const { services } = await readYaml(path);
  const { image, ports, environment, stop_grace_period: grace } = services.perch;
  return {
    image,
    port: String(ports[0].target ?? ports[0].split(':')[1]),
    variables: Object.keys(environment),
    graceSeconds: Number.parseInt(grace, 10),
  };
}

async function readUnraid(): Promise<Template> {
  const { Container: container } = Object(
    Bun.XML.parse(await readText('contrib/unraid/perch.xml')),
  );
  const configs: Record<string, string>[] = container.Config;
  const targets = (type: string) =>
    configs.flatMap((config) => (config['@Type'] === type ? [config['@Target'] ?? ''] : []));
  return {
    image: container.Repository,
    port: targets('Port').join(' '),
    variables: targets('Variable'),
    graceSeconds: Number(/--stop-timeout (\d+)/.exec(container.ExtraParams)?.[1]),
  };
}

async function readHelm(): Promise<Template> {
  const deployment = await readText('deploy/helm/perch/templates/deployment.yaml');
  const { image } = await readYaml('deploy/helm/perch/values.yaml');
  const { appVersion } = await readYaml('deploy/helm/perch/Chart.yaml');
  return {
    image: `${image.repository}:${appVersion}`,
    port: /containerPort: (\d+)/.exec(deployment)?.[1] ?? '',
    variables: [...deployment.matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name = '']) => name),
    graceSeconds: Number(/terminationGracePeriodSeconds: (\d+)/.exec(deployment)?.[1]),
  };
}

async function readNix(): Promise<Template> {
  const module = await readText('contrib/nixos/perch.nix');
  // Those of the loader are none of Perch.
  const names = [...module.matchAll(/^ {8}([A-Z][A-Z_]+) = /gm)].map(([, name = '']) => name);
  return {
    image: `perch:${/executable = .\/perch-([\d.]+)-linux/.exec(module)?.[1]}`,
    port: /default = (\d+);/.exec(module)?.[1] ?? '',
    variables: names.filter((name) => !name.startsWith('NIX_')),
    graceSeconds: Number(/TimeoutStopSec = (\d+);/.exec(module)?.[1]),
  };
}

const { appVersion } = await readYaml('deploy/helm/perch/Chart.yaml');

describe.each([
  ['helm', await readHelm()],
  ['nixos', await readNix()],
  ['unraid', await readUnraid()],
  ['truenas', await readCompose('contrib/truenas/perch.yaml')],
  ['casaos', await readCompose('contrib/casaos/docker-compose.yml')],
] as const)('the template for %s', (_name, template) => {
  test('starts the version that the chart names, at the port of the image', () => {
    expect(template.image).toBe(`perch:${appVersion}`);
    expect(template.port).toBe('3000');
  });

  test('sets PUBLIC_URL, and nothing that Perch does not know', () => {
    expect(template.variables).toContain('PUBLIC_URL');
    expect(template.variables.filter((name) => !settings.has(name))).toEqual([]);
  });

  test('gives uploads and downloads time to end', () => {
    expect(template.graceSeconds).toBeGreaterThanOrEqual(45);
  });
});

test('the templates for containers limit the memory to what one process takes', async () => {
  const { resources } = await readYaml('deploy/helm/perch/values.yaml');
  expect(resources.limits.memory).toBe('1Gi');
  for (const path of ['contrib/truenas/perch.yaml', 'contrib/casaos/docker-compose.yml']) {
    expect((await readYaml(path)).services.perch.mem_limit).toBe('1g');
  }
  expect(await readText('contrib/unraid/perch.xml')).toContain(' --memory 1g<');
});

test('the module for NixOS runs Perch as the unit of packages does', async () => {
  const module = await readText('contrib/nixos/perch.nix');
  const section = module.slice(module.indexOf('serviceConfig = {'));
  const valueOf = (written: string) =>
    written === 'true'
      ? 'yes'
      : written
          .replace(/^\[|\]$|"/g, '')
          .trim()
          .replaceAll(/\s+/g, ' ');
  const ofModule = [...section.matchAll(/^ {8}(\w+) = (\[[^\]]*\]|[^;[]*);$/gm)].map(
    ([, name = '', written = '']) => `${name}=${valueOf(written)}`,
  );
  const unit = packagedUnit();
  const [service = ''] = unit.slice(unit.indexOf('[Service]')).split('[Install]');
  const ofUnit = service.split('\n').filter((line) => /^\w+=/.test(line));
  // Its paths, and its variables, are NixOS's own.
  const isOwn = (line: string) => /^(?:ExecStart|EnvironmentFile|Environment|Group)=/.test(line);
  const compared = (lines: string[]) => lines.filter((line) => !isOwn(line)).toSorted();
  expect(compared(ofModule)).toEqual(compared(ofUnit));
});

test('no template is for a version before this one', () => {
  expect(Bun.semver.order(appVersion, packageJson.version)).toBeGreaterThanOrEqual(0);
});

test('README and the pages of the templates name the same version', async () => {
  for (const page of ['README.md', ...pages]) {
    const text = await readFile(join(root, page), 'utf8');
    const versions = [...text.matchAll(/\bperch[:-](\d+\.\d+\.\d+)/g)].map(([, found]) => found);
    expect([...new Set(versions)], page).toEqual([appVersion]);
  }
});

test('the names of settings that the chart explains are those of Perch', async () => {
  const values = await readText('deploy/helm/perch/values.yaml');
  const named = [...values.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

test('the schema of the chart knows each value, and each value is in the schema', async () => {
  const values = await readYaml('deploy/helm/perch/values.yaml');
  const { properties } = JSON.parse(await readText('deploy/helm/perch/values.schema.json'));
  const { global: _global, ...known } = properties;
  expect(Object.keys(known).toSorted()).toEqual(Object.keys(values).toSorted());
});

test('every value that the chart’s templates read is among the values', async () => {
  const values = await readYaml('deploy/helm/perch/values.yaml');
  const folder = join(root, 'deploy/helm/perch/templates');
  for await (const name of new Bun.Glob('*').scan(folder)) {
    const text = await readText(`deploy/helm/perch/templates/${name}`);
    for (const [, path = ''] of text.matchAll(/\.Values\.([\w.]+)/g)) {
      const value = path.split('.').reduce((part, key) => Object(part)[key], values);
      expect(value, `${name}: ${path}`).toBeDefined();
    }
  }
});
