import { parseAst } from 'rolldown/parseAst';

/** Something put into a source at a place. */
interface Insertion {
  at: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The source with one step counted at each turn of a loop and each call of a function. */
export function instrument(source: string, path: string): string {
  const insertions: Insertion[] = [];
  visit(parseAst(source, { lang: 'ts' }, path), insertions);
  let text = '';
  let copied = 0;
  for (const { at, text: inserted } of insertions.toSorted((a, b) => a.at - b.at)) {
    text += source.slice(copied, at) + inserted;
    copied = at;
  }
  return text + source.slice(copied);
}

function visit(node: unknown, insertions: Insertion[]): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, insertions);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node) && (loops.has(node.type) || functions.has(node.type)) && 'body' in node) {
    if (isNode(node.body)) count(node.type, node.body, insertions);
  }
  for (const child of Object.values(node)) visit(child, insertions);
}

function count(type: string, body: Node, insertions: Insertion[]): void {
  if (body.type === 'BlockStatement' || body.type === 'FunctionBody') {
    insertions.push({ at: body.start + 1, text: 'countStep();' });
    return;
  }
  const [before, after] = loops.has(type) ? ['{countStep();', '}'] : ['(countStep(), ', ')'];
  insertions.push({ at: body.start, text: before }, { at: body.end, text: after });
}
