import { type Finding, importsOf, isCode, isTest, type Source } from './source.ts';

// Two files or folders that need each other, over whatever way round, can only be read together, and imports
// of types count: a type that is defined with another has to be understood with it.

/** Its path, and what stands in it. */
type File = [path: string, text: string];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that import each other, over whatever way round. */
function fileCircleFindings(sources: Source[]): Finding[] {
  return circlesOf(graphOf(sources, (path) => path)).flatMap((circle) =>
    circle.map((path) => ({ path, problem: `forms a circle with ${without(circle, path)}` })),
  );
}

/** Folders of the server, or features of the web app, whose files import each other's, over whatever way round. */
function folderCircleFindings(sources: Source[]): Finding[] {
  return circlesOf(graphOf(sources, roomOf)).flatMap((circle) =>
    circle.map((path) => ({ path, problem: `forms a circle with ${without(circle, path)}` })),
  );
}

const without = (circle: string[], path: string) =>
  circle.filter((other) => other !== path).join(', ');

const room =
  /^(server\/src\/(?:(?:modules|operations|interop)\/)?[^/]+|web\/src\/features\/[^/]+)\//;

/** The module, operation, feature or top-level folder of the server that a file is in; a loose file is in none. */
const roomOf = (path: string) => room.exec(path)?.[1];

/** Tests are left out: nothing imports them, and they may bring together what stays apart otherwise. */
function graphOf(sources: Source[], nodeOf: (path: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = nodeOf(source.path);
    if (from === undefined || !isCode(source.path) || isTest(source.path)) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { target } of importsOf(source)) {
      const to = nodeOf(target);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** Every largest group of nodes of which each reaches each other one. */
function circlesOf(graph: Graph): string[][] {
  const reachedFrom = new Map([...graph.keys()].map((node) => [node, reach(graph, node)]));
  const circles: string[][] = [];
  const placed = new Set<string>();
  for (const [node, reached] of reachedFrom) {
    if (placed.has(node) || !reached.has(node)) continue;
    const circle = [...reached].filter((other) => reachedFrom.get(other)?.has(node));
    for (const member of circle) placed.add(member);
    circles.push(circle.toSorted());
  }
  return circles;
}

/** What can be come to from a node; the node itself only where a way leads back. */
function reach(graph: Graph, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** The checks, with files that break each together, and files that look alike and do not. */
export const fileCircleCheck: { check: typeof fileCircleFindings; broken: File[]; fine: File[] } = {
  check: fileCircleFindings,
  broken: [
    ['server/src/http/a.ts', "import { b } from './b.ts';"],
    ['server/src/http/b.ts', "import type { C } from '../lib/c.ts';"],
    ['server/src/lib/c.ts', "import type { A } from '../http/a.ts';"],
  ],
  fine: [
    ['server/src/http/a.ts', "import { b } from './b.ts';\nimport { c } from '../lib/c.ts';"],
    ['server/src/http/b.ts', "import type { C } from '../lib/c.ts';"],
    ['server/src/lib/c.ts', "import './d.ts';"],
    ['server/src/lib/c.test.ts', "import { a } from '../http/a.ts';"],
  ],
};

export const folderCircleCheck: {
  check: typeof folderCircleFindings;
  broken: File[];
  fine: File[];
} = {
  check: folderCircleFindings,
  broken: [
    ['server/src/modules/sign-in/a.ts', "import { b } from '../accounts/b.ts';"],
    ['server/src/modules/accounts/b.ts', "import type { C } from '../../jobs/c.ts';"],
    ['server/src/jobs/d.ts', "import { e } from '../operations/check/e.ts';"],
    ['server/src/operations/check/f.ts', "import type { A } from '../../modules/sign-in/a.ts';"],
    ['web/src/features/albums/a.ts', "import { b } from '../uploads/b.ts';"],
    ['web/src/features/uploads/c.ts', "const { d } = await import('../albums/d.ts');"],
  ],
  fine: [
    ['server/src/modules/sign-in/a.ts', "import { b } from '../accounts/b.ts';"],
    ['server/src/modules/sign-in/c.ts', "import { a } from './a.ts';"],
    ['server/src/modules/accounts/b.ts', "import type { Services } from '../../services.ts';"],
    ['server/src/jobs/d.ts', "import { a } from '../modules/sign-in/a.ts';"],
    ['web/src/features/albums/a.ts', "import { b } from '../uploads/b.ts';"],
    ['web/src/features/uploads/c.ts', "import { b } from './b.ts';"],
  ],
};
