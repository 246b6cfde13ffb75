// @long
import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from '../scripts/project.mjs';

// docs/extending.md says which files a change needs. Here the compiler says it, of a copy of the sources that has the
// first line of each change.

const folders = [
  'contract',
  'messages',
  'server',
  'web',
  'scripts',
  'test',
  'tsconfig.base.json',
  'package.json',
];
const projects = ['contract', 'messages', 'server', 'web'];

interface Row {
  table: string;
  /** The new row stands before it. */
  before: string;
  row: string;
  /** The files that do not compile without their part of it. */
  complaints: string[];
}

const rows: Record<string, Row> = {
  'an upload option': {
    table: 'contract/src/uploads/options.ts',
    before: "  profile: {\n    kind: 'reference',",
    row: `exampleNote: {
    kind: 'text',
    pattern: /^[^\\n]{1,200}$/,
    places: ['change', 'profile', 'account', 'client'],
    isClearable: true,
    description: 'A note for yourself',
    example: 'For Ann',
  },`,
    complaints: [
      'server/src/modules/uploads/options/options.ts',
      'web/src/features/upload-options/fields/option-fields.tsx',
      'web/src/features/upload-options/link-change/link-choice.ts',
      'web/src/features/upload-options/new-uploads.ts',
      'web/src/features/upload-options/option-texts.ts',
    ],
  },
  'a setting': {
    table: 'contract/src/settings/setting-table.ts',
    before: "  imprint: { kind: 'page'",
    row: `exampleNote: {
    kind: 'choice',
    label: 'Example note',
    group: 'brand',
    variable: 'EXAMPLE_NOTE',
    choices: ['short', 'long'],
    default: 'short',
  },`,
    complaints: [
      'server/src/config/changeable-settings.ts',
      // It reads the label, and has nothing to be changed.
      'web/src/features/admin/settings/setting-field.tsx',
    ],
  },
  'work that follows from a commit': {
    table: 'server/src/database/rows/outbox-rows.ts',
    before: '  mail: MailPayload;',
    row: 'example: { uploadId: string };',
    complaints: ['server/src/jobs/jobs.ts'],
  },
  'an order of lists of uploads': {
    table: 'contract/src/uploads/limits.ts',
    before: '] as const;\nexport type UploadSort =',
    row: "'mimeType',",
    complaints: ['server/src/modules/uploads/list/sorts.ts', 'web/src/api/upload-sorts.ts'],
  },
  'a language': {
    table: 'contract/src/text/locales.ts',
    before: "  ar: 'العربية',",
    row: "nl: 'Nederlands',",
    // Which `npm run messages` writes.
    complaints: ['messages/src/english.ts'],
  },
  'an importer': {
    table: 'contract/src/imports/sources.ts',
    before: '  pingvin: {',
    row: `example: {
    label: 'Example',
    databases: ['sqlite'],
    usualFolder: /(^|\\/)files$/,
    page: { path: 'docs/import/example.md', title: 'Example' },
  },`,
    complaints: ['server/src/interop/importer/open-source.ts'],
  },
};

async function run(command: string[], cwd: string): Promise<{ exitCode: number; output: string }> {
  const child = Bun.spawn(command, { cwd, stdout: 'pipe', stderr: 'pipe' });
  const texts = [new Response(child.stdout).text(), new Response(child.stderr).text()];
  const [output = '', errors = ''] = await Promise.all(texts);
  return { exitCode: await child.exited, output: output + errors };
}

/** The sources, with the installed packages but for those of the project itself. */
async function copySources(copy: string): Promise<void> {
  const { output } = await run(
    ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders],
    root,
  );
  const paths = output.split('\0').filter((path) => /\.(tsx?|mjs|json|css)$/.test(path));
  await Promise.all(
    [...new Set(paths.map(dirname))].map((folder) =>
      mkdir(join(copy, folder), { recursive: true }),
    ),
  );
  // A tracked file may have been removed.
  const present = paths.filter((path) => existsSync(join(root, path)));
  await Promise.all(present.map((path) => cp(join(root, path), join(copy, path))));
  const references = projects.map((path) => ({ path: `./${path}` }));
  await Bun.write(join(copy, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  const packages = join(root, 'node_modules');
  await mkdir(join(copy, 'node_modules/@perch'), { recursive: true });
  for (const name of await readdir(packages)) {
    if (name === '@perch') continue;
    await symlink(join(packages, name), join(copy, 'node_modules', name));
  }
  for (const name of projects) {
    await symlink(join(copy, name), join(copy, 'node_modules/@perch', name));
  }
}

/** The files of a folder of sources that do not compile. */
async function filesWithErrors(folder: string): Promise<string[]> {
  const { output } = await run([process.execPath, 'check', '-b', '--no-script', '--all'], folder);
  const paths = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = '']) => path);
  return [...new Set(paths)].toSorted();
}

test('the compiler names the files that a new row of a table needs', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'perch-extending-'));
  try {
    await copySources(copy);
    for (const { table, before, row } of Object.values(rows)) {
      const file = Bun.file(join(copy, table));
      const text = await file.text();
      expect(text.split(before)).toHaveLength(2);
      await file.write(text.replace(before, () => `  ${row}\n${before}`));
    }
    const expected = Object.values(rows).flatMap(({ complaints }) => complaints);
    expect(await filesWithErrors(copy)).toEqual(expected.toSorted());
  } finally {
    await rm(copy, { recursive: true });
  }
}, 300_000);

test('docs/extending.md names them', async () => {
  const page = await Bun.file(join(root, 'docs/extending.md')).text();
  for (const { table, complaints } of Object.values(rows)) {
    for (const path of [table, ...complaints]) expect(page).toContain(`\`${path}\``);
  }
});
