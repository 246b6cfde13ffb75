import { keepParts } from './list-chunks.ts';

/** Further members of the album. */
export interface More {
  /** Fetches the next ones and puts them behind the others; false where there are none, or they did not come. */
  load(): Promise<boolean>;
}

/** Before the end of the list comes into sight. */
const margin = '1500px';
const pauseMs = { first: 2000, longest: 30_000 };

/** Puts the next members behind the others, as soon as the end of the list is near. */
export function loadMore(list: HTMLElement, pager: HTMLElement): More {
  const path = list.dataset['items'] ?? '';
  const parts = keepParts(list);
  let loading: Promise<boolean> | undefined;
  /** Failures since members came last; undefined: the server has said that there is nothing to be had. */
  let failures: number | undefined = 0;
  const nextLink = () => pager.querySelector<HTMLAnchorElement>('a[rel=next]');

  async function fetchNext(): Promise<boolean> {
    const link = nextLink();
    if (!link) return false;
    const answer = await fetch(`${path}${new URL(link.href).search}`);
    if (!answer.ok) {
      // Such as an album that has got a password: its page says what there is to say.
      if (!isPassing(answer.status)) failures = undefined;
      return false;
    }
    const part = new DOMParser().parseFromString(await answer.text(), 'text/html');
    parts.append(part.querySelectorAll('.tile'));
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
    // The observer tells of the next approach only after it has looked away.
    observer.unobserve(pager);
    const isLoaded = await load();
    if (!nextLink()) return;
    if (isLoaded) return observer.observe(pager);
    // Until then, and for good where the server has refused them, they can be had by the link.
    if (failures === undefined) return;
    const pause = Math.min(pauseMs.first * 2 ** failures, pauseMs.longest);
    failures += 1;
    setTimeout(() => observer.observe(pager), pause);
  }

  if (nextLink()) observer.observe(pager);
  return { load };
}

/** Too many requests, or a server that is busy or restarts. */
const isPassing = (status: number) => status === 429 || status >= 500;
