import { startInfiniteScroll } from './infinite-scroll.ts';
// The script of an album's page, which the server renders and which works without it.
import { openLightbox } from './lightbox.ts';

const triesMax = 4;
const pauseMs = 1500;

/**
 * Asks again for small pictures that did not come: a server that has many of them to make refuses some for a moment.
 */
function retryPictures(list: HTMLElement) {
  const tries = new WeakMap<HTMLImageElement, number>();

  function retry(picture: HTMLImageElement) {
    const count = (tries.get(picture) ?? 0) + 1;
    if (count > triesMax) return;
    tries.set(picture, count);
    const again = () => picture.setAttribute('src', picture.getAttribute('src') ?? '');
    // Not all at once.
    setTimeout(again, pauseMs * count * (0.5 + Math.random()));
  }

  // Errors of pictures do not bubble.
  list.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retry(target);
    },
    { capture: true },
  );
  for (const picture of list.querySelectorAll('img')) {
    const hasFailed = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
    if (hasFailed) retry(picture);
  }
}

const list = document.querySelector('.tiles');
const pager = document.querySelector('.pager');
if (list instanceof HTMLElement && pager instanceof HTMLElement) {
  const more = startInfiniteScroll(list, pager);
  openLightbox(list, more);
  retryPictures(list);
}
