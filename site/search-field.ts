import MiniSearch from 'minisearch';

import { type FoundPart, searchOptions } from './search.ts';

const resultsMax = 8;

declare global {
  // Set by search-index.js: a script can be loaded from a disk, and a request for JSON cannot.
  var perchSearchIndex: string | undefined;
}

const rootAddress = document.documentElement.dataset['root'] ?? '';
const required = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return element;
};

const field = required('#search', HTMLInputElement);
const found = required('#found', HTMLOListElement);

let loading: Promise<MiniSearch<FoundPart>> | undefined;

/** The index is loaded when a reader turns to the search, not with every page. */
function loadIndex(): Promise<MiniSearch<FoundPart>> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${rootAddress}site/search-index.js`;
    script.addEventListener('load', () =>
      resolve(MiniSearch.loadJSON(globalThis.perchSearchIndex ?? '', searchOptions)),
    );
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error('The search index could not be loaded.'));
    });
    document.head.append(script);
  });
  return loading;
}

function note(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'note';
  item.textContent = text;
  return item;
}

async function search(): Promise<void> {
  const words = field.value.trim();
  found.hidden = words === '';
  if (!words) return;
  try {
    const index = await loadIndex();
    if (field.value.trim() !== words) return;
    const results = index.search(words).slice(0, resultsMax);
    found.replaceChildren(
      ...(results.length > 0
        ? results.map(({ address, page, heading }) => {
            const item = document.createElement('li');
            const link = document.createElement('a');
            link.href = `${rootAddress}${address}`;
            link.append(heading || page);
            if (heading && heading !== page) {
              const small = document.createElement('span');
              small.textContent = page;
              link.append(small);
            }
            item.append(link);
            return item;
          })
        : [note(`No results for “${words}”.`)]),
    );
  } catch {
    found.replaceChildren(note('The search could not be loaded.'));
  }
}

const links = () => [...found.querySelectorAll('a')];

/** The arrows go from the field through what was found and back. */
function moveFocus(step: 1 | -1): void {
  const stops = [field, ...links()];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[(current + step + stops.length) % stops.length]?.focus();
}

field.addEventListener('focus', () => void loadIndex().catch(() => {}), { once: true });
field.addEventListener('input', () => void search());
required('.search', HTMLElement).addEventListener('keydown', (event) => {
  if (!(event instanceof KeyboardEvent)) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveFocus(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && document.activeElement === field) links()[0]?.click();
  if (event.key === 'Escape') {
    field.value = '';
    found.hidden = true;
    field.focus();
  }
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement === field) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && !target.closest('.search')) found.hidden = true;
});
