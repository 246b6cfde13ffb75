import { type Finding, importsOf, type Source } from './source.ts';

/** Which modules each module may import. */
const edges: Record<string, string[]> = {
  users: [],
  auth: ['users'],
  domains: ['users'],
  uploads: ['users', 'domains'],
  clients: ['uploads', 'domains', 'auth'],
  public: ['uploads', 'domains'],
  admin: ['users', 'auth', 'domains', 'uploads', 'clients', 'public'],
};

const moduleFile = /^server\/src\/modules\/([^/]+)\//;
const aboveModules = /^server\/src\/((app|main|cli|server|workers)\.ts|operations\/)/;
const moduleOf = (path: string) => moduleFile.exec(path)?.[1];

interface Dependency {
  path: string;
  from: string;
  to: string;
}

function dependencies(sources: Source[]): Dependency[] {
  return sources.flatMap((source) => {
    const from = moduleOf(source.path);
    if (!from) return [];
    return importsOf(source).flatMap(({ target }) => {
      const to = moduleOf(target);
      return to && to !== from ? [{ path: source.path, from, to }] : [];
    });
  });
}

function problemOf({ from, to }: Dependency) {
  const allowed = edges[from];
  if (!allowed) return `module ${from} has no place among the modules' dependencies`;
  return allowed.includes(to) ? undefined : `module ${from} may not import ${to}`;
}

/** Modules that import another against the order, or what stands above them. */
export function moduleFindings(sources: Source[]): Finding[] {
  const sideways = dependencies(sources).flatMap((dependency) => {
    const problem = problemOf(dependency);
    return problem ? [{ path: dependency.path, problem }] : [];
  });
  const upward = sources
    .filter(({ path }) => moduleOf(path))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => aboveModules.test(target))
        .map(({ specifier }) => ({
          path: source.path,
          problem: `a module may not import ${specifier}`,
        })),
    );
  return [...sideways, ...upward];
}

/** Modules that import each other, over whatever way round. */
export function circleFindings(sources: Source[]): Finding[] {
  const all = dependencies(sources);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    const next = all.filter((dependency) => dependency.from === from);
    return next.some((dependency) => dependency.to === to || reaches(dependency.to, to, seen));
  };
  return all
    .filter(({ from, to }) => reaches(to, from))
    .map(({ path, from, to }) => ({ path, problem: `modules ${from} and ${to} form a circle` }));
}
