import { type Finding, importsOf, isTest, type Source } from './source.ts';

/** Which modules each module may import. */
const edges: Record<string, string[]> = {
  accounts: [],
  settings: ['accounts'],
  'sign-in': ['accounts', 'settings'],
  domains: ['accounts', 'settings'],
  tags: ['accounts'],
  filters: ['accounts'],
  'album-membership': [],
  uploads: ['accounts', 'domains', 'settings', 'tags', 'album-membership'],
  albums: ['accounts', 'domains', 'uploads', 'album-membership'],
  'link-checks': ['domains', 'uploads', 'albums', 'album-membership'],
  'short-links': ['accounts', 'domains', 'uploads'],
  tokens: ['accounts', 'sign-in', 'uploads'],
  clients: ['uploads', 'short-links', 'domains', 'sign-in'],
  brand: ['settings', 'domains'],
  archives: ['uploads'],
  requests: ['accounts', 'settings', 'sign-in', 'domains', 'uploads'],
  setup: ['settings'],
  admin: [
    'accounts',
    'settings',
    'sign-in',
    'domains',
    'uploads',
    'archives',
    'short-links',
    'clients',
  ],
};

/** Which operations each operation may import; `commands` are what the command line calls. */
const operationEdges: Record<string, string[]> = {
  doctor: [],
  migrate: ['doctor'],
  backup: ['migrate'],
  check: ['backup', 'doctor'],
  commands: ['doctor', 'migrate', 'backup', 'check'],
};

const file = /^server\/src\/(modules|operations)\/([^/]+)\//;
const top = String.raw`(app|main|cli|server|open-services|connect-listeners|workers)\.ts`;
// The public face stands on the modules, and what other products left on both.
const aboveModules = new RegExp(`^server/src/(${top}|operations/|public/|interop/)`);
const abovePublic = new RegExp(`^server/src/(${top}|operations/|interop/)`);
const aboveOperations = /^server\/src\/(app|main|cli|server|workers)\.ts/;
const mayUseOperations = /^server\/src\/(cli\.ts|operations\/)/;
// Read and written once in an installation's life: nothing that serves loads it.
const importer = /^server\/src\/interop\/importer\//;

/** Imports against the order of `edges` between the folders of one kind. */
function sideways(
  sources: Source[],
  kind: 'modules' | 'operations',
  allowed: Record<string, string[]>,
): Finding[] {
  const folderOf = (path: string) => {
    const [, found, name] = file.exec(path) ?? [];
    return found === kind ? name : undefined;
  };
  const word = kind === 'modules' ? 'module' : 'operation';
  return sources.flatMap((source) => {
    const from = folderOf(source.path);
    if (from === undefined) return [];
    return importsOf(source).flatMap(({ target }) => {
      const to = folderOf(target);
      if (to === undefined || to === from || allowed[from]?.includes(to)) return [];
      const problem = allowed[from]
        ? `${word} ${from} may not import ${to}`
        : `${word} ${from} has no place among the ${kind}' dependencies`;
      return [{ path: source.path, problem }];
    });
  });
}

function upward(sources: Source[], isBelow: RegExp, above: RegExp): Finding[] {
  return sources
    .filter(({ path }) => isBelow.test(path))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => above.test(target))
        .map(({ specifier }) => ({ path: source.path, problem: `may not import ${specifier}` })),
    );
}

/** Modules that import another against the order, or what stands above them. */
export const moduleFindings = (sources: Source[]): Finding[] => [
  ...sideways(sources, 'modules', edges),
  ...upward(sources, /^server\/src\/modules\//, aboveModules),
  ...upward(sources, /^server\/src\/public\//, abovePublic),
  ...upward(
    sources.filter(({ path }) => !mayUseOperations.test(path) && !importer.test(path)),
    /^server\/src\//,
    importer,
  ),
];

/** Operations that import another against the order, or are imported by what serves. */
export const operationFindings = (sources: Source[]): Finding[] => [
  ...sideways(sources, 'operations', operationEdges),
  ...upward(sources, /^server\/src\/operations\//, aboveOperations),
  ...upward(
    sources.filter(({ path }) => !mayUseOperations.test(path) && !isTest(path)),
    /^server\/src\//,
    /^server\/src\/operations\//,
  ),
];
