import type { CodeToHighlight } from './highlight.ts';
import type { Run } from './scoped-runs.ts';

const timeoutMs = 10_000;
const linesAtOnce = 400;

/** Colours the code of the page; the text itself never changes. */
export function highlightCode(code: HTMLElement) {
  const { worker: path, language } = code.dataset;
  if (path === undefined || !language) return;
  const lines = [...code.querySelectorAll('[id]')];
  highlightLines(lines, path, { text: code.textContent, language });
}

/**
 * Colours the lines of a code, each of which ends with its line break, by what the worker at `path` finds out about
 * it. The function that it returns stops the worker.
 */
export function highlightLines(
  lines: readonly Element[],
  path: string,
  asked: CodeToHighlight,
): () => void {
  const worker = new Worker(path);
  const stopping = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
    stopping.abort();
  };
  const timer = setTimeout(stop, timeoutMs);
  worker.addEventListener('message', ({ data }: MessageEvent<Run[]>) => {
    clearTimeout(timer);
    worker.terminate();
    void colour(lines, data, stopping.signal);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none.
  worker.postMessage(asked);
  return stop;
}

async function colour(lines: readonly Element[], runs: Run[], signal: AbortSignal) {
  const pieces = piecesOf(runs);
  for (const [index, line] of lines.entries()) {
    if (signal.aborted) return;
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
