import { createListChunks } from './list-chunks.ts';

/** Loads further members of the album. */
export interface InfiniteScroll {
  /** Fetches and appends the next ones; false if there are none or the request failed. */
  load(): Promise<boolean>;
}

/** Distance from the end of the list at which loading begins. */
const margin = '1500px';
const pauseMs = { first: 2000, longest: 30_000 };

/** Appends the next members as soon as the end of the list is near. */
export function startInfiniteScroll(list: HTMLElement, pager: HTMLElement): InfiniteScroll {
  const path = list.dataset['items'] ?? '';
  const chunks = createListChunks(list);
  let loading: Promise<boolean> | undefined;
  /** Failures since the last success; undefined: the server has refused for good. */
  let failures: number | undefined = 0;
  const nextLink = () => pager.querySelector<HTMLAnchorElement>('a[rel=next]');

  async function fetchNext(): Promise<boolean> {
    const link = nextLink();
    if (!link) return false;
    const answer = await fetch(`${path}${new URL(link.href).search}`);
    if (!answer.ok) {
      // For example, the album now has a password: its page explains why.
      if (!isTransient(answer.status)) failures = undefined;
      return false;
    }
    const part = new DOMParser().parseFromString(await answer.text(), 'text/html');
    chunks.append(part.querySelectorAll('.tile'));
    const following = part.querySelector('a[rel=next]');
    if (following) link.replaceWith(following);
    else link.remove();
    failures = 0;
    return true;
  }

  function load(): Promise<boolean> {
    loading ??= fetchNext()
      .catch(() => false)
      .finally(() => (loading = undefined));
    return loading;
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void fill();
    },
    { rootMargin: margin },
  );

  async function fill() {
    // Observing again makes the observer report an end that is still near.
    observer.unobserve(pager);
    const isLoaded = await load();
    if (!nextLink()) return;
    if (isLoaded) return observer.observe(pager);
    // Meanwhile, and if the server has refused for good, the link to the next page remains.
    if (failures === undefined) return;
    const pause = Math.min(pauseMs.first * 2 ** failures, pauseMs.longest);
    failures += 1;
    setTimeout(() => observer.observe(pager), pause);
  }

  if (nextLink()) observer.observe(pager);
  return { load };
}

/** Too many requests, or a server that is busy or restarting. */
const isTransient = (status: number) => status === 429 || status >= 500;
