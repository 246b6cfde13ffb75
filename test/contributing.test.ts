import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import packageJson from '../package.json' with { type: 'json' };
import { root } from '../scripts/project.mjs';
import { stageNames } from './run/stages.ts';
import { readTrackedTexts } from './structure/source.ts';

const text = await Bun.file(join(root, 'CONTRIBUTING.md')).text();
const inBackticks = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
/** What commands make is not tracked. */
const made = /^(?:dist|test\/e2e\/screenshots)(?:\/|$)/;
const isPath = (words: string) =>
  /^[\w.-]+(?:\/[\w.-]*)+$|^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|md|json)$/.test(words);

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

async function readWorkflow(name: string) {
  const source = await Bun.file(join(root, '.github/workflows', name)).text();
  const { on, permissions, jobs } = Object(Bun.YAML.parse(source));
  const all = Object.values<Job>(jobs);
  return {
    source,
    events: Object.keys(on),
    permissions,
    commands: all.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
    stages: all.flatMap(({ strategy }) => strategy?.matrix.stage ?? []),
  };
}

const pullRequests = await readWorkflow('ci.yml');
const nightly = await readWorkflow('nightly.yml');

test('pull requests run npm test, and what else their change can break', () => {
  expect(pullRequests.events).toContain('pull_request');
  expect(pullRequests.commands.join('\n')).toContain('npm test -- --with-changed ');
});

test('every stage runs at night', () => {
  expect(nightly.events).toContain('schedule');
  const stages = nightly.stages.flatMap((words) => words.split(' '));
  expect(stages.toSorted()).toEqual(stageNames.toSorted());
});

describe.each([
  ['pull requests', pullRequests],
  ['the night', nightly],
])('the workflow of %s', (_, { source, permissions }) => {
  test('may change nothing', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(source).not.toContain('secrets.');
  });

  test('uses actions in the versions of the release', async () => {
    const release = await readWorkflow('release.yml');
    const usedIn = (yaml: string) => [...yaml.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(usedIn(source).length).toBeGreaterThan(0);
    expect(usedIn(source).filter((action) => !usedIn(release.source).includes(action))).toEqual([]);
  });
});
