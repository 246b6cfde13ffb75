import { type Finding, importsOf, isTest, type Source } from './source.ts';

const gateFolder = 'server/src/public/gate/';
const decision = `${gateFolder}decide-read.ts`;
const lookUp = `${gateFolder}find-link.ts`;
/** Asks which slugs are taken, and reads nothing of their uploads. */
const freeSlugs = 'server/src/modules/uploads/slugs/claim-slug.ts';

interface Rule {
  problem: string;
  /** Files in which the pattern may stand nowhere. */
  appliesTo(path: string): boolean;
  pattern: RegExp;
}

const isServer = (path: string) => path.startsWith('server/src/') && !isTest(path);
// What strangers send is received there, and nothing is read.
const receives = 'server/src/public/requests/';
const isPublic = (path: string) =>
  isServer(path) && path.startsWith('server/src/public/') && !path.startsWith(receives);
const isModule = (path: string) =>
  isServer(path) && /^server\/src\/(?:modules|public|interop)\//.test(path);

const rules: Rule[] = [
  {
    problem: 'calls an upload readable without asking the gate',
    appliesTo: (path) => isServer(path) && path !== decision,
    pattern: /\b(?:is|as)\s+(?:\w+\.)?ReadableUpload\b/,
  },
  {
    problem: 'reads uploads by their links past the gate',
    appliesTo: (path) => isServer(path) && path !== lookUp && path !== freeSlugs,
    pattern:
      /\bslugs\??\.(?:find|peek)\(|selectFrom\('uploads'\)[^;]*\.where\(\s*'(?:uploads\.)?slug'/,
  },
  {
    problem: 'reads rows of uploads past the gate',
    appliesTo: (path) => isPublic(path) && !path.startsWith(gateFolder),
    pattern:
      /\bUploadRow\b|\b(?:selectFrom|innerJoin|leftJoin)\(\s*\[?\s*'uploads\b|\brequireUpload\b/,
  },
  {
    problem: 'reads thumbnails past the gate',
    appliesTo: (path) => isModule(path) && !path.endsWith('/public/serving/serve-thumbnail.ts'),
    pattern: /\bthumbnails\.open\(|\bsizedPictures\.get\(/,
  },
  {
    problem: 'reads previews past the gate',
    appliesTo: (path) => isModule(path) && !path.endsWith('/public/embeds/serve-preview.ts'),
    pattern: /\bpreviews\.open\(/,
  },
  {
    problem: 'hands out addresses of the store past the gate',
    appliesTo: (path) => isModule(path) && !path.endsWith('/public/serving/serve-file.ts'),
    pattern: /\.presign\(/,
  },
];

/** The only exports of the uploads that public files may use: none of them gives a row. */
const usable =
  /\/uploads\/(?:deletion-link|options\/link-passwords|removal\/remove-upload|pictures\/upload-face|slugs\/slug-grammar|receive\/file-type|media\/find-media-facts|blobs\/find-upload-of-blob)\.ts$/;

/** Files that could give an upload's bytes or facts to the public without asking the gate. */
function gateFindings(sources: Source[]): Finding[] {
  const pastTheGate = sources.flatMap(({ path, text }) =>
    rules
      .filter(({ appliesTo, pattern }) => appliesTo(path) && pattern.test(text))
      .map(({ problem }) => ({ path, problem })),
  );
  const imports = sources
    .filter(({ path }) => isPublic(path))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => target.includes('/modules/uploads/') && !usable.test(target))
        .map(({ specifier }) => ({ path: source.path, problem: `may not use ${specifier}` })),
    );
  return [...pastTheGate, ...imports];
}

export const gateCheck: {
  check: typeof gateFindings;
  broken: [string, string][];
  fine: [string, string][];
} = {
  check: gateFindings,
  broken: [
    [
      'server/src/public/serving/a.ts',
      "import type { UploadRow } from '../../../database/schema.ts';",
    ],
    ['server/src/public/a.ts', "const row = await db.selectFrom('uploads').selectAll();"],
    ['server/src/public/a.ts', "const all = db.selectFrom(['uploads', 'users']);"],
    ['server/src/public/pages/a.ts', 'const upload = await services.slugs.find(slug, load);'],
    [
      'server/src/public/a.ts',
      "import { requireUpload } from '../modules/uploads/find-upload.ts';",
    ],
    [
      'server/src/public/a.ts',
      "import { listUploads } from '../modules/uploads/list/list-uploads.ts';",
    ],
    ['server/src/public/a.ts', 'const isFine = (row: unknown): row is ReadableUpload => true;'],
    [
      'server/src/modules/albums/a.ts',
      'return serveFile(services, row as ReadableUpload, request);',
    ],
    [
      'server/src/modules/albums/a.ts',
      "const row = db.selectFrom('uploads').where('slug', '=', slug);",
    ],
    ['server/src/modules/clients/a.ts', 'const picture = await services.thumbnails.open(upload);'],
    ['server/src/modules/albums/a.ts', 'const picture = await services.previews.open(upload);'],
    ['server/src/modules/uploads/a.ts', 'return redirect(await direct.presign(key, about));'],
  ],
  fine: [
    [
      'server/src/public/gate/decide-read.ts',
      "import type { UploadRow } from '../../../database/schema.ts';\nconst isReadable = (a: UploadRow): a is ReadableUpload => true;",
    ],
    [
      'server/src/public/serving/a.ts',
      "import type { ReadableUpload } from '../gate/decide-read.ts';",
    ],
    ['server/src/public/a.ts', "await db.updateTable('uploads').set({ views }).execute();"],
    ['server/src/modules/uploads/a.ts', "const all = await db.selectFrom('uploads').selectAll();"],
  ],
};
