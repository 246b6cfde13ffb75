import { type LineRange, parseLineRange, writeLineRange } from './line-range.ts';

/** Marks the lines that the address names, and makes addresses by clicks on their numbers. */
export function linkLines(code: HTMLElement) {
  let marked: Element[] = [];

  function mark(isScrolled: boolean) {
    for (const line of marked) line.classList.remove('marked');
    const range = parseLineRange(window.location.hash);
    marked = range ? linesIn(range) : [];
    if (range && marked.length === 0) openPartOf(range.first);
    for (const line of marked) line.classList.add('marked');
    if (isScrolled) marked[0]?.scrollIntoView({ block: 'center' });
  }

  function linesIn({ first, last }: LineRange): Element[] {
    return [...code.querySelectorAll('[id]')].filter((line) => {
      const number = numberOf(line);
      return number >= first && number <= last;
    });
  }

  /** The page has a part of a long text; `data-parts` are the first lines of all. */
  function openPartOf(line: number) {
    const firstLines = (code.dataset.parts ?? '').split(' ').filter(Boolean).map(Number);
    const part = firstLines.findLastIndex((first) => first <= line) + 1;
    const { href } = window.location;
    const wanted = new URL(href);
    wanted.searchParams.set('part', String(part));
    // Lines after the end belong to the last part.
    if (part > 0 && wanted.href !== href) window.location.replace(wanted);
  }

  code.addEventListener('mousedown', (event) => {
    // A range is meant, not a selection of text.
    if (event.shiftKey && numberAt(event) !== undefined) event.preventDefault();
  });
  code.addEventListener('click', (event) => {
    const line = numberAt(event);
    if (line === undefined) return;
    const from = event.shiftKey ? parseLineRange(window.location.hash)?.first : undefined;
    const ends = [line, from ?? line];
    const range = { first: Math.min(...ends), last: Math.max(...ends) };
    window.history.replaceState(null, '', writeLineRange(range));
    mark(false);
  });

  window.addEventListener('hashchange', () => mark(true));
  mark(true);
}

/** The line on whose number the pointer is: the number stands in the space before the text. */
function numberAt({ target, clientX }: MouseEvent): number | undefined {
  if (!(target instanceof HTMLElement) || !target.id) return undefined;
  const width = Number.parseFloat(getComputedStyle(target).paddingInlineStart);
  const isOnNumber = clientX - target.getBoundingClientRect().left < width;
  return isOnNumber ? numberOf(target) : undefined;
}

const numberOf = ({ id }: Element) => Number(id.slice(1));
