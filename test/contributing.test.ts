import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import packageJson from '../package.json' with { type: 'json' };
import { root } from '../scripts/project.mjs';
import { stagePrograms } from '../scripts/stages.mjs';
import { readTrackedTexts } from './structure/source.ts';

const text = await Bun.file(join(root, 'CONTRIBUTING.md')).text();
const inBackticks = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
/** What commands make is not tracked. */
const made = /^(?:dist|test\/e2e\/screenshots)(?:\/|$)/;
const isPath = (words: string) =>
  /^[\w.-]+(?:\/[\w.-]*)+$|^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|md|json)$/.test(words);
const workflow = '.github/workflows/ci.yml';

interface Job {
  steps: { run?: string }[];
  strategy?: { matrix: { stage: string[] } };
}

describe('CONTRIBUTING.md', () => {
  test('names files and folders that are there', async () => {
    const tracked = (await readTrackedTexts()).map(({ path }) => `/${path}`);
    const named = inBackticks.filter((words) => isPath(words) && !made.test(words));
    const isThere = (words: string) =>
      tracked.some(
        (path) => path.endsWith(`/${words}`) || path.includes(`/${words.replace(/\/$/, '')}/`),
      );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((words) => !isThere(words))).toEqual([]);
  });

  test('names scripts of package.json', () => {
    const scripts = Object.keys(packageJson.scripts);
    const named = [...text.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named).toContain('test:one');
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the workflow of pull requests', async () => {
  const source = await Bun.file(join(root, workflow)).text();
  const { on, permissions, jobs } = Object(Bun.YAML.parse(source));
  const all = Object.values<Job>(jobs);
  const commands = all.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const matrices = all.flatMap(({ strategy }) => strategy?.matrix.stage ?? []);

  test('runs each stage of npm test', () => {
    const run = commands.flatMap((command) => /^npm test -- (.+)$/.exec(command)?.[1] ?? []);
    const stages = new Set([...run, ...matrices].flatMap((words) => words.split(' ')));
    expect(Object.keys(stagePrograms).filter((stage) => !stages.has(stage))).toEqual([]);
  });

  test('runs for pull requests, and may change nothing', () => {
    expect(Object.keys(on)).toContain('pull_request');
    expect(permissions).toEqual({ contents: 'read' });
    expect(source).not.toContain('secrets.');
  });

  test('uses actions in the versions of the release', async () => {
    const release = await Bun.file(join(root, '.github/workflows/release.yml')).text();
    const usedIn = (yaml: string) => [...yaml.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(usedIn(source).length).toBeGreaterThan(0);
    expect(usedIn(source).filter((action) => !usedIn(release).includes(action))).toEqual([]);
  });
});
