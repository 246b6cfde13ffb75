import { describe, expect, test } from 'bun:test';

import mutations from './mutations/mutations.json';
import { fileCircleCheck, folderCircleCheck } from './structure/circles.ts';
import {
  barrelFindings,
  codeFindings,
  conflictFindings,
  nameFindings,
  sleepFindings,
} from './structure/form.ts';
import { gateCheck } from './structure/gate.ts';
import { layerFindings, unusedEdgeFindings, webFindings } from './structure/layers.ts';
import { moduleFindings, operationFindings } from './structure/modules.ts';
import {
  type Finding,
  importsOf,
  isCode,
  readSources,
  readTrackedTexts,
  type Source,
} from './structure/source.ts';
import { writeFindings } from './structure/writes.ts';

type Check = (sources: Source[]) => Finding[];

/** Checks that one file alone cannot break. */
const needAllFiles = new Set([
  'no file needs itself, over whatever way round',
  'no two folders of the server, and no two features of the web app, need each other',
]);

/** The checks, each with files that break it and files that look alike and do not. */
const checks: Record<
  string,
  { check: Check; broken: [string, string][]; fine: [string, string][] }
> = {
  'folders import what their layer may': {
    check: layerFindings,
    broken: [
      ['contract/src/a.ts', "import { b } from '../../server/src/b.ts';"],
      ['contract/src/a.ts', "import { readFile } from 'node:fs/promises';"],
      ['contract/src/a.ts', "import type { Hono } from 'hono';"],
      ['server/src/database/a.ts', "import type { User } from '../modules/accounts/user.ts';"],
      ['server/src/database/a.ts', "import { answer } from '../http/answer.ts';"],
      ['server/src/database/a.ts', "import type { Services } from '../services.ts';"],
      ['server/src/storage/a.ts', "export { find } from '../modules/uploads/find.ts';"],
      ['server/src/storage/a.ts', "import { sql } from 'kysely';"],
      ['server/src/storage/a.ts', "import { waitFor } from '../../../test/support/wait.ts';"],
      ['server/src/mail/a.ts', "import { find } from '../modules/accounts/find-user.ts';"],
      ['server/src/http/a.ts', "const { me } = await import('../modules/sign-in/me.ts');"],
      ['server/src/http/a.ts', "import { app } from '../app.ts';"],
      ['server/src/remote/a.ts', "import { readConfig } from '../config/config.ts';"],
      ['server/src/remote/a.ts', "import { StoredFile } from '@perch/contract/uploads';"],
      [
        'test/integration/a.test.ts',
        "import { readConfig } from '../../server/src/config/config.ts';",
      ],
      ['test/e2e/a.spec.ts', "import { Page } from '../../web/src/page.tsx';"],
      ['test/support/a.ts', "import { sql } from 'kysely';"],
      ['bench/a.ts', "import { hash } from '../server/src/hash.ts';"],
    ],
    fine: [
      ['contract/src/a.ts', "import { z } from 'zod';\nimport { b } from './b.ts';"],
      ['contract/src/a.test.ts', "import { test } from 'bun:test';"],
      ['server/src/storage/a.test.ts', "import { waitFor } from '../../../test/support/wait.ts';"],
      ['server/src/database/a.ts', "import { Kysely } from 'kysely';\nimport '../lib/errors.ts';"],
      ['server/src/http/a.ts', "import type { Services } from '../services.ts';"],
      ['test/integration/a.test.ts', "import { startServer } from '../support/server.ts';"],
    ],
  },
  'the web app stays apart from the server, and its features use each other only as listed': {
    check: webFindings,
    broken: [
      ['web/src/a.ts', "import { formatBytes } from '../../server/src/config/size.ts';"],
      ['web/src/a.ts', "import { User } from '@perch/contract/users';"],
      ['web/src/features/uploads/a.tsx', "import { Form } from '../sign-in/form.tsx';"],
      ['web/src/features/uploads/a.tsx', "import type { Form } from '../sign-in/form.tsx';"],
      ['web/src/features/tags/a.tsx', "const { List } = await import('../uploads/list.tsx');"],
      ['web/src/features/uploads/a.tsx', "import { routes } from '../../app/routes.tsx';"],
      ['web/src/ui/a.tsx', "import { Sidebar } from '../layout/sidebar.tsx';"],
      ['web/src/lib/a.ts', "import { m } from '../language/messages.ts';"],
    ],
    fine: [
      ['contract/src/limits.ts', 'export const pageSizeMax = 100;'],
      ['web/src/a.ts', "import { pageSizeMax } from '@perch/contract/limits';"],
      ['contract/src/rows.ts', "import { pageSizeMax } from './limits.ts';"],
      ['web/src/a.ts', "import { rows } from '@perch/contract/rows';"],
      ['web/src/a.ts', "import type { User } from '@perch/contract/users';"],
      ['web/src/features/uploads/a.tsx', "import { Panel } from '../../ui/panel.tsx';"],
      ['web/src/features/uploads/a.tsx', "import { TagField } from '../tags/tag-field.tsx';"],
      ['web/src/app/routes.tsx', "import { LoginPage } from './features/sign-in/login-page.tsx';"],
    ],
  },
  'modules import each other in one direction only': {
    check: moduleFindings,
    broken: [
      ['server/src/modules/accounts/a.ts', "import { b } from '../sign-in/b.ts';"],
      ['server/src/modules/uploads/a.ts', "import type { B } from '../clients/b.ts';"],
      ['server/src/modules/gallery/a.ts', "import { b } from '../uploads/b.ts';"],
      ['server/src/modules/sign-in/a.ts', "import { createApp } from '../../app.ts';"],
      ['server/src/modules/short-links/a.ts', "import { b } from '../../public/b.ts';"],
      ['server/src/public/a.ts', "import { b } from '../interop/legacy/b.ts';"],
      ['server/src/interop/imports/a.ts', "import { b } from '../importer/b.ts';"],
    ],
    fine: [
      ['server/src/modules/sign-in/a.ts', "import { b } from '../accounts/b.ts';"],
      ['server/src/modules/clients/a.ts', "import { b } from '../uploads/b.ts';"],
      ['server/src/public/a.ts', "import { b } from '../modules/short-links/b.ts';"],
      ['server/src/interop/compat/a.ts', "import { b } from '../../public/b.ts';"],
      ['server/src/operations/commands/a.ts', "import { b } from '../../interop/importer/b.ts';"],
    ],
  },
  'only the gate gives an upload’s bytes and facts to the public': gateCheck,
  'uploads are written in one place, and only the database knows which one it is': {
    check: writeFindings,
    broken: [
      ['server/src/modules/uploads/a.ts', "await db.insertInto('uploads').values(row).execute();"],
      ['server/src/interop/importer/a.ts', "await db\n  .insertInto('objects')\n  .values(row);"],
      ['server/src/jobs/a.ts', "await db.deleteFrom('trashed_uploads').execute();"],
      ['server/src/modules/a.ts', "import { isPostgres } from '../database/dialect.ts';"],
      [
        'server/src/public/a.ts',
        "import { transactDirectly } from '../database/sqlite/direct.ts';",
      ],
    ],
    fine: [
      ['server/src/database/writes/a.ts', "await db.insertInto('uploads').values(row).execute();"],
      ['server/src/modules/a.test.ts', "await db.insertInto('uploads').values(row).execute();"],
      ['server/src/modules/a.ts', "await db.insertInto('uploads_seen').values(row).execute();"],
      ['server/src/operations/a.ts', "import { isPostgres } from '../database/dialect.ts';"],
    ],
  },
  'no file needs itself, over whatever way round': fileCircleCheck,
  'no two folders of the server, and no two features of the web app, need each other':
    folderCircleCheck,
  'operations import each other in one direction only, and nothing that serves imports them': {
    check: operationFindings,
    broken: [
      ['server/src/operations/doctor/a.ts', "import { b } from '../check/b.ts';"],
      ['server/src/operations/backup/a.ts', "import type { B } from '../check/b.ts';"],
      ['server/src/operations/migrate/a.ts', "import { b } from '../commands/b.ts';"],
      ['server/src/operations/report/a.ts', "import { b } from '../doctor/b.ts';"],
      ['server/src/operations/check/a.ts', "import { runCommand } from '../../cli.ts';"],
      ['server/src/jobs/a.ts', "import { check } from '../operations/check/check.ts';"],
      ['server/src/server.ts', "import type { Check } from './operations/check/check.ts';"],
    ],
    fine: [
      ['server/src/operations/check/a.ts', "import { b } from '../backup/b.ts';"],
      ['server/src/operations/commands/a.ts', "import { b } from '../migrate/b.ts';"],
      ['server/src/operations/commands/a.ts', "import { b } from '../../open-services.ts';"],
      ['server/src/cli.ts', "import { a } from './operations/commands/a.ts';"],
    ],
  },
  'names are in kebab-case and say what they contain': {
    check: nameFindings,
    broken: [
      ['web/src/LoginPage.tsx', ''],
      ['server/src/user_list.ts', ''],
      ['server/src/Modules/users.ts', ''],
      ['server/src/utils.ts', ''],
      ['server/src/helpers/size.ts', ''],
      ['server/src/storage/base-driver.ts', ''],
      ['server/src/upload-manager.test.ts', ''],
      ['server/src/mail-service.ts', ''],
    ],
    fine: [
      ['server/src/services.ts', ''],
      ['server/src/database/migrations/0001-accounts.ts', ''],
      ['web/src/ui/panel.module.css', ''],
    ],
  },
  'no file only hands on what others export': {
    check: barrelFindings,
    broken: [
      [
        'web/src/ui/index.ts',
        "export * from './panel.tsx';\nexport { Notice } from './notice.tsx';",
      ],
      ['web/src/ui/all.ts', "// Everything.\nexport type { A } from './a.ts';"],
    ],
    fine: [['contract/src/api.ts', "export { a } from './a.ts';\nexport const b = 1;"]],
  },
  'tests wait for conditions, never for time': {
    check: sleepFindings,
    broken: [
      ['test/integration/a.test.ts', 'await Bun.sleep(3000);'],
      ['test/e2e/a.spec.ts', 'await page.waitForTimeout(500);'],
      ['server/src/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 20));'],
      ['server/src/a.suite.ts', 'while (!isThere) await Bun.sleep(1);'],
      ['test/faults/outages.test.ts', 'await Bun.sleep(awayMs);'],
      [
        'test/support/a.ts',
        "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(5);",
      ],
      ['test/integration/a.test.ts', 'await letPass(3000);'],
      ['test/faults/outages.test.ts', 'await waitFor(isThere);'],
    ],
    fine: [
      ['test/integration/a.test.ts', "await waitFor('it', () => isThere);\nawait Bun.sleep(0);"],
      ['test/e2e/a.spec.ts', 'test.setTimeout(180_000);'],
      ['test/faults/outages.test.ts', 'await letPass(awayMs);'],
      ['server/src/a.ts', 'await Bun.sleep(everyMs);'],
    ],
  },
  'types are not talked away, and only the process reads its environment': {
    check: codeFindings,
    broken: [
      ['web/src/a.ts', 'const a = b as any;'],
      ['web/src/a.ts', 'const a = rows[0]!.name;'],
      ['web/src/a.ts', 'open(element!);'],
      ['server/src/http/a.ts', 'const home = process.env.HOME;'],
      ['server/src/http/a.ts', 'const home = Bun.env.HOME;'],
      ['server/src/cli.ts', 'process.exit(1);'],
      ['server/src/http/a.ts', "const full = new Error('There is no room');"],
    ],
    fine: [
      ['server/src/http/a.ts', "const full = () => new Error('There is no room');"],
      ['web/src/a.ts', "toast('Saved!'); // as any would be wrong"],
      ['web/src/a.ts', 'if (a !== b && !c) d();'],
      ['server/src/main.ts', 'process.exit(await run(process.env));'],
      ['server/src/config/config.test.ts', "if (Bun.env['UPDATE_DOCS']) await write();"],
      ['server/src/lib/log.ts', "const note = 'process.env is read once';"],
    ],
  },
};

const asSources = (files: [string, string][]) => files.map(([path, text]) => ({ path, text }));
const sources = await readSources();

describe.each(Object.entries(checks))('%s', (name, { check, broken, fine }) => {
  test('in the whole project', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(check(sources)).toEqual([]);
  });

  test('and the check sees every violation', () => {
    for (const files of needAllFiles.has(name) ? [broken] : broken.map((file) => [file])) {
      expect(check(asSources(files)), files.join(' ')).not.toEqual([]);
    }
  });

  test('and lets pass files that follow it', () => {
    expect(check(asSources(fine))).toEqual([]);
  });
});

describe('no tracked text has a conflict marker', () => {
  test('in the whole project', async () => {
    const texts = await readTrackedTexts();
    expect(texts.map(({ path }) => path)).toContain('README.md');
    expect(conflictFindings(texts)).toEqual([]);
  });

  test.each([
    ['<'.repeat(7) + ' main'],
    ['='.repeat(7)],
    ['>'.repeat(7) + ' branch'],
    ['|'.repeat(7) + ' base'],
    ['> '.repeat(6) + '> branch'],
  ])('and the check sees %p', (line) => {
    expect(conflictFindings(asSources([['a.md', `Text.\n${line}\n`]]))).toHaveLength(1);
  });

  test('and lets pass lines that look alike', () => {
    const text = ['> > quoted', '<<<< here', '='.repeat(8), `a ${'<'.repeat(7)}`].join('\n');
    expect(conflictFindings(asSources([['a.md', text]]))).toEqual([]);
  });
});

test('every edge between features of the web app is used', () => {
  expect(unusedEdgeFindings(sources)).toEqual([]);
  const others = sources.filter(({ path }) => !path.startsWith('web/src/features/pastes/'));
  expect(unusedEdgeFindings(others).map(({ problem }) => problem)).toContain(
    'imports nothing of file-page',
  );
});

test('every import that the runtime sees is seen by the checks', () => {
  const loaders = {
    ts: new Bun.Transpiler({ loader: 'ts' }),
    tsx: new Bun.Transpiler({ loader: 'tsx' }),
  };
  const unseen = sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) => {
      const seen = new Set(importsOf(source).map(({ specifier }) => specifier));
      const transpiler = source.path.endsWith('.tsx') ? loaders.tsx : loaders.ts;
      return transpiler
        .scanImports(source.text)
        .filter(({ path }) => source.text.includes(`'${path}'`) && !seen.has(path))
        .map(({ path }) => `${source.path}: ${path}`);
    });
  expect(unseen).toEqual([]);
});

test('every deliberate fault can be made, and the test that noticed it is there', () => {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const wrong = mutations.filter(
    ({ file, from, caughtBy }) => !texts.get(file)?.includes(from) || !texts.has(caughtBy),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
