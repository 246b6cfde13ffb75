/** The list of an album in chunks; the browser lays out and paints only those near the viewport. */
export interface ListChunks {
  /** Appends members as a chunk of their own. */
  append(tiles: Iterable<Element>): void;
}

/** Debounces changes of the width. */
const debounceMs = 150;

/**
 * In one list of ten thousand tiles, each layout and each frame of a scroll takes time for all of them. A chunk outside
 * the viewport is a single box, whose height is measured once.
 */
export function createListChunks(list: HTMLElement): ListChunks {
  /** By chunk: the tiles after its last complete row, which were moved to the next chunk. */
  const rests = new WeakMap<HTMLElement, HTMLElement[]>();

  function append(tiles: Iterable<Element>) {
    const before = list.lastElementChild;
    const chunk = document.createElement('ol');
    chunk.append(...tiles);
    list.append(chunk);
    if (before instanceof HTMLElement) close(before, chunk);
  }

  /** Ends the chunk with its last complete row, and fixes its height. */
  function close(chunk: HTMLElement, next: HTMLElement) {
    chunk.classList.remove('closed');
    chunk.append(...(rests.get(chunk) ?? []));
    const rest = lastRow(chunk);
    rests.set(chunk, rest);
    next.prepend(...rest);
    const { height } = chunk.getBoundingClientRect();
    chunk.style.setProperty('contain-intrinsic-block-size', `${height}px`);
    chunk.classList.add('closed');
  }

  /** A change of width changes where rows end. */
  function closeAll() {
    for (const chunk of list.children) {
      const next = chunk.nextElementSibling;
      if (chunk instanceof HTMLElement && next instanceof HTMLElement) close(chunk, next);
    }
  }

  let width = list.clientWidth;
  let timer: number | undefined;
  new ResizeObserver(() => {
    if (list.clientWidth === width) return;
    width = list.clientWidth;
    window.clearTimeout(timer);
    timer = window.setTimeout(closeAll, debounceMs);
  }).observe(list);
  return { append };
}

/** The tiles of the last row, which may be incomplete; none if it is the only one. */
function lastRow(chunk: HTMLElement): HTMLElement[] {
  const tiles = [...chunk.children].filter((tile) => tile instanceof HTMLElement);
  const top = tiles.at(-1)?.offsetTop;
  const begin = tiles.findIndex((tile) => tile.offsetTop === top);
  return begin > 0 ? tiles.slice(begin) : [];
}
