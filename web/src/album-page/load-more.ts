/** Further members of the album. */
export interface More {
  /** Fetches the next ones and puts them behind the others; false where there are none, or they did not come. */
  load(): Promise<boolean>;
}

/** Before the end of the list comes into sight. */
const margin = '1500px';

/** Puts the next members behind the others, as soon as the end of the list is near. */
export function loadMore(list: HTMLElement, pager: HTMLElement): More {
  const path = list.dataset['items'] ?? '';
  let loading: Promise<boolean> | undefined;
  const nextLink = () => pager.querySelector<HTMLAnchorElement>('a[rel=next]');

  async function fetchNext(): Promise<boolean> {
    const link = nextLink();
    if (!link) return false;
    const answer = await fetch(`${path}${new URL(link.href).search}`);
    // Such as an album that has got a password: its page says what there is to say.
    if (!answer.ok) return false;
    const part = new DOMParser().parseFromString(await answer.text(), 'text/html');
    list.append(...part.querySelectorAll('.tile'));
    const following = part.querySelector('a[rel=next]');
    if (following) link.replaceWith(following);
    else link.remove();
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
    // What has not come can be had by the link.
    if (isLoaded && nextLink()) observer.observe(pager);
  }

  if (nextLink()) observer.observe(pager);
  return { load };
}
