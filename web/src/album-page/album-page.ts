// The script of an album's page, which the server renders and which works without it.
import { openLightbox } from './lightbox.ts';
import { loadMore } from './load-more.ts';
import { retryPictures } from './retry-pictures.ts';

const list = document.querySelector('.tiles');
const pager = document.querySelector('.pager');
if (list instanceof HTMLElement && pager instanceof HTMLElement) {
  const more = loadMore(list, pager);
  openLightbox(list, more);
  retryPictures(list);
}
