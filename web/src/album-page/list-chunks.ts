/** The list of an album, in parts of which the browser lays out and paints only those near the view. */
export interface Parts {
  /** Puts members behind those that are there, as a part of their own. */
  append(tiles: Iterable<Element>): void;
}

/** Without a change of the width. */
const settledMs = 150;

/**
 * One list of ten thousand tiles costs each frame of a scroll, and each layout, time for all of them. A part that
 * is out of sight costs a box: its height is measured once and kept.
 */
export function keepParts(list: HTMLElement): Parts {
  /** By part: the tiles that follow its last whole row, which are in the next part. */
  const rests = new WeakMap<HTMLElement, HTMLElement[]>();

  function append(tiles: Iterable<Element>) {
    const before = list.lastElementChild;
    const part = document.createElement('ol');
    part.append(...tiles);
    list.append(part);
    if (before instanceof HTMLElement) close(before, part);
  }

  /** Ends the part with its last whole row, and fixes its height. */
  function close(part: HTMLElement, next: HTMLElement) {
    part.classList.remove('closed');
    part.append(...(rests.get(part) ?? []));
    const rest = lastRow(part);
    rests.set(part, rest);
    next.prepend(...rest);
    const { height } = part.getBoundingClientRect();
    part.style.setProperty('contain-intrinsic-block-size', `${height}px`);
    part.classList.add('closed');
  }

  /** In a list of another width rows end elsewhere. */
  function closeAll() {
    for (const part of list.children) {
      const next = part.nextElementSibling;
      if (part instanceof HTMLElement && next instanceof HTMLElement) close(part, next);
    }
  }

  let width = list.clientWidth;
  let timer: number | undefined;
  new ResizeObserver(() => {
    if (list.clientWidth === width) return;
    width = list.clientWidth;
    window.clearTimeout(timer);
    timer = window.setTimeout(closeAll, settledMs);
  }).observe(list);
  return { append };
}

/** The tiles of the last row, or none where that is the only one: it may not be full. */
function lastRow(part: HTMLElement): HTMLElement[] {
  const tiles = [...part.children].filter((tile) => tile instanceof HTMLElement);
  const top = tiles.at(-1)?.offsetTop;
  const begin = tiles.findIndex((tile) => tile.offsetTop === top);
  return begin > 0 ? tiles.slice(begin) : [];
}
