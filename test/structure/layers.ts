import { type Finding, importsOf, isBuiltin, isCode, isTest, type Source } from './source.ts';

/** A folder, and what its files may import beside themselves. */
interface Layer {
  folder: string;
  allowed: RegExp;
}

// What knows no module and no route.
const serverFoundation = String.raw`server/src/(audit\.ts|(config|lib|installation|metrics|passwords)/)`;
const services = String.raw`server/src/services\.ts`;
const contract = '@perch/contract/';
const messages = '@perch/messages/';
const onlyHttp = `${contract}|hono/client|test/support/|scripts/`;

function layer(folder: string, ...allowed: string[]): Layer {
  return { folder, allowed: new RegExp(`^(${[folder, ...allowed].join('|')})`) };
}

const layers: Layer[] = [
  layer('contract/src/', 'zod$', '@hono/zod-openapi$'),
  layer('messages/src/', contract, 'messages/', 'icu-minify/', '@formatjs/'),
  layer('server/src/database/', contract, serverFoundation, 'kysely', 'pg', 'server/package.json'),
  layer('server/src/events/', serverFoundation, 'server/src/database/', 'kysely'),
  layer('server/src/outbox/', serverFoundation, 'server/src/database/'),
  layer('server/src/storage/', contract, serverFoundation, 'aws4fetch$'),
  layer(
    'server/src/mail/',
    contract,
    messages,
    serverFoundation,
    'server/src/(database|outbox)/',
    'kysely',
    'nodemailer',
  ),
  layer(
    'server/src/http/',
    contract,
    messages,
    serverFoundation,
    services,
    'server/src/(database|storage|mail)/',
    'hono',
    '@hono/',
    'zod$',
    'kysely',
  ),
  // A client of a Perch elsewhere starts without schemas, settings, database or modules of a server.
  layer(
    'server/src/remote/',
    `${contract}(text/size|uploads/options|uploads/piece-sizes|uploads/tus-path)$`,
    String.raw`server/src/(lib/(command-line|concurrency-limiter|version)|installation/file-lock)\.ts$`,
    'zod$',
  ),
  layer('test/integration/', onlyHttp, 'fast-check$', 'openapi-fetch$'),
  layer('test/faults/', onlyHttp),
  layer('test/firefox/', onlyHttp, 'test/e2e/support/', 'zod$'),
  layer(
    'test/e2e/',
    onlyHttp,
    'test/run/',
    '@playwright/test$',
    '@axe-core/',
    'axe-core',
    '@uppy/',
    'otpauth$',
  ),
  layer(
    'test/support/',
    onlyHttp,
    'fast-check$',
    'smtp-server$',
    'oidc-provider$',
    'otpauth$',
    'postal-mime$',
    'oidc-provider$',
    'aws4fetch$',
    'tus-js-client$',
  ),
  layer('bench/', onlyHttp, 'test/support/', '@playwright/test$', '@tus/', 'zod$'),
];

/** What a folder imports although another layer owns it. */
export function layerFindings(sources: Source[]): Finding[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) => {
      const rule = layers.find(({ folder }) => source.path.startsWith(folder));
      if (!rule) return [];
      return importsOf(source)
        .filter(({ specifier, target }) => {
          const isFree = isBuiltin(specifier) && (isTest(source.path) || !isContract(source.path));
          // A driver's test starts what the driver talks to.
          const isStarted = isTest(source.path) && target.startsWith('test/support/');
          const isChooser = isTest(source.path) && specifier === 'fast-check';
          return !isFree && !isStarted && !isChooser && !rule.allowed.test(target);
        })
        .map(({ specifier }) => ({
          path: source.path,
          problem: `${rule.folder} may not import ${specifier}`,
        }));
    });
}

const isContract = (path: string) => path.startsWith('contract/');

/** Those that load nothing, or others of which this is true. */
function plainFiles(files: Source[]): string[] {
  const loaded = new Map(
    files.map((source) => [
      source.path,
      importsOf(source).flatMap(({ target, isTypeOnly }) => (isTypeOnly ? [] : target)),
    ]),
  );
  const isPlain = (path: string): boolean => loaded.get(path)?.every(isPlain) ?? false;
  return [...loaded.keys()].filter(isPlain);
}

// Each imports those before it.
const webLevels = [
  ['lib'],
  ['language'],
  ['format'],
  ['api', 'ui'],
  ['layout'],
  ['features'],
  ['app'],
];
// A feature imports none of the others but these, and each of them.
const webEdges: Record<string, string[]> = {
  'features/albums': [
    'features/activity',
    'features/album-membership',
    'features/link-check',
    'features/transfers',
    'features/upload-options',
    'features/uploads',
  ],
  'features/dashboard': ['features/uploads'],
  // Code is coloured in the app as on the pages of files.
  'features/pastes': ['features/upload-options', 'file-page'],
  'features/filters': ['features/tags'],
  'features/transfers': ['features/pastes', 'features/upload-options'],
  'features/upload-options': ['features/tags'],
  'features/requests': ['features/activity'],
  'features/short-links': ['features/activity'],
  'features/uploads': [
    'features/activity',
    'features/album-membership',
    'features/filters',
    'features/link-check',
    'features/pastes',
    'features/tags',
    'features/transfers',
    'features/upload-options',
  ],
};

/** A feature, or another folder of the web app's sources; undefined for a loose file. */
const webRoomOf = (path: string) => /^web\/src\/((?:features\/)?[^/]+)\//.exec(path)?.[1];

function mayUse(from: string, to: string): boolean {
  const levelOf = (room: string) =>
    webLevels.findIndex((rooms) => rooms.includes(room.split('/')[0] ?? room));
  if (webEdges[from]?.includes(to)) return true;
  if (from.startsWith('features/') && to.startsWith('features/')) return false;
  // Scripts of public pages have no place in the app, and take from it what they like.
  return levelOf(from) === -1 || (levelOf(to) !== -1 && levelOf(to) <= levelOf(from));
}

/** The web app knows the contract's types, and those of its files that load nothing else. */
export function webFindings(sources: Source[]): Finding[] {
  const plain = new Set(
    plainFiles(sources.filter(({ path }) => isContract(path) && isCode(path))).map((path) =>
      path.replace('contract/src/', contract).replace(/\.ts$/, ''),
    ),
  );
  const web = sources.filter(({ path }) => isCode(path) && path.startsWith('web/'));
  return web.flatMap((source) =>
    importsOf(source).flatMap(({ specifier, target, isTypeOnly }) => {
      const problem = (text: string) => [{ path: source.path, problem: text }];
      if (/^(server|test|scripts|bench|contract)\//.test(target)) {
        return problem(`web may not import ${specifier}`);
      }
      if (specifier.startsWith(contract) && !isTypeOnly && !plain.has(specifier)) {
        return problem(`${specifier} loads the schemas; use import type`);
      }
      const [from, to] = [webRoomOf(source.path), webRoomOf(target)];
      if (!from || !to || from === to || mayUse(from, to)) return [];
      return problem(`${from} may not import ${to}`);
    }),
  );
}

/** Edges between features that no file needs any more. */
export function unusedEdgeFindings(sources: Source[]): Finding[] {
  const used = new Set(
    sources
      .filter(({ path }) => isCode(path) && !isTest(path))
      .flatMap((source) =>
        importsOf(source).map(({ target }) => `${webRoomOf(source.path)} ${webRoomOf(target)}`),
      ),
  );
  return Object.entries(webEdges).flatMap(([from, targets]) =>
    targets
      .filter((to) => !used.has(`${from} ${to}`))
      .map((to) => ({ path: `web/src/${from}`, problem: `imports nothing of ${to}` })),
  );
}
