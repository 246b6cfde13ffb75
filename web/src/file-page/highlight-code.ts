import type { CodeToHighlight } from './highlight.ts';
import type { Run } from './scoped-runs.ts';

const timeoutMs = 10_000;
const linesAtOnce = 400;

/** Colours the code by what a worker finds out about it; the text itself never changes. */
export function highlightCode(code: HTMLElement) {
  const { worker: path, language } = code.dataset;
  if (path === undefined || !language) return;
  const worker = new Worker(path);
  const timer = setTimeout(() => worker.terminate(), timeoutMs);
  worker.addEventListener('message', ({ data }: MessageEvent<Run[]>) => {
    clearTimeout(timer);
    worker.terminate();
    void colour([...code.querySelectorAll('[id]')], data);
  });
  const asked: CodeToHighlight = { text: code.textContent, language };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none.
  worker.postMessage(asked);
}

async function colour(lines: Element[], runs: Run[]) {
  const pieces = piecesOf(runs);
  for (const [index, line] of lines.entries()) {
    line.replaceChildren(...pieces(line.textContent));
    if (index % linesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Takes the runs one after the other: gives the nodes for the next so many characters. */
function piecesOf(runs: Run[]) {
  let index = 0;
  let left = runs[0]?.[0] ?? 0;
  return (text: string): (Node | string)[] => {
    const nodes: (Node | string)[] = [];
    for (let at = 0; at < text.length;) {
      const length = left === 0 ? text.length - at : Math.min(left, text.length - at);
      nodes.push(nodeOf(text.slice(at, at + length), runs[index]?.[1] ?? ''));
      at += length;
      left -= Math.min(left, length);
      if (left === 0) left = runs[(index += 1)]?.[0] ?? 0;
    }
    return nodes;
  };
}

function nodeOf(text: string, scope: string): Node | string {
  if (scope === '') return text;
  const node = document.createElement('span');
  node.className = `h-${scope}`;
  node.textContent = text;
  return node;
}
