import { swipeOf } from '../lib/swipe.ts';
import type { InfiniteScroll } from './infinite-scroll.ts';

const arrows = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7', close: 'M6 6l12 12M18 6L6 18' };
const svg = 'http://www.w3.org/2000/svg';

/** Shows pictures and videos of the list above the page, one after the other, by buttons, keys and swipes. */
export function openLightbox(list: HTMLElement, more: InfiniteScroll) {
  const dialog = document.createElement('dialog');
  const figure = document.createElement('figure');
  const [shown, caption] = [document.createElement('div'), document.createElement('figcaption')];
  shown.className = 'shown';
  // They stay, so that the focus does.
  const [page, place] = [document.createElement('a'), document.createElement('span')];
  page.title = list.dataset['page'] ?? '';
  caption.append(page, place);
  figure.append(shown, caption);
  dialog.append(figure, button('previous'), button('next'), button('close'));
  let current: HTMLAnchorElement | undefined;

  function button(name: keyof typeof arrows): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = name;
    made.autofocus = name === 'next';
    made.setAttribute('aria-label', list.dataset[name] ?? '');
    const icon = document.createElementNS(svg, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', arrows[name]);
    icon.append(path);
    made.append(icon);
    const steps = { previous: -1, next: 1, close: 0 };
    made.addEventListener('click', () => {
      if (name === 'close') dialog.close();
      else void move(steps[name]);
    });
    return made;
  }

  const links = () => [
    ...list.querySelectorAll<HTMLAnchorElement>('a[data-picture], a[data-video]'),
  ];

  function show(link: HTMLAnchorElement) {
    current = link;
    const { picture, video, name = '' } = link.dataset;
    shown.replaceChildren(
      picture === undefined ? videoOf(video ?? '', name) : pictureOf(picture, name),
    );
    page.href = link.href;
    page.textContent = name;
    const all = links();
    place.textContent = `${all.indexOf(link) + 1} / ${all.length}${hasMore() ? '+' : ''}`;
    if (!dialog.open) {
      if (!dialog.isConnected) document.body.append(dialog);
      dialog.showModal();
    }
    preload(all[all.indexOf(link) + 1]);
  }

  async function move(step: number) {
    if (!current) return;
    const from = current;
    const wanted = () => links()[links().indexOf(from) + step];
    const target = wanted() ?? (step > 0 && (await more.load()) ? wanted() : undefined);
    // Another one may have been opened meanwhile.
    if (target && dialog.open && current === from) show(target);
  }

  list.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !links().includes(link)) return;
    event.preventDefault();
    show(link);
  });

  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (!dialog.open || ctrlKey || metaKey || altKey || target instanceof HTMLVideoElement) return;
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[key];
    if (step === undefined) return;
    event.preventDefault();
    void move(key === forward ? 1 : -1);
  });

  let began: Touch | undefined;
  dialog.addEventListener('touchstart', ({ touches }) => {
    began = touches.length === 1 ? touches[0] : undefined;
  });
  dialog.addEventListener('touchend', ({ changedTouches, touches }) => {
    const ended = changedTouches[0];
    // Two fingers enlarge, and an enlarged picture is moved by one.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
    if (!began || !ended || touches.length > 0 || isZoomed) return;
    const swipe = swipeOf(ended.clientX - began.clientX, ended.clientY - began.clientY);
    const isBackwards = document.dir === 'rtl';
    if (swipe === 'down') dialog.close();
    else if (swipe) void move((swipe === 'left') === isBackwards ? -1 : 1);
  });

  shown.addEventListener('click', (event) => {
    // Outside the picture.
    if (event.target === shown) dialog.close();
  });
  dialog.addEventListener('close', () => {
    shown.replaceChildren();
    current?.focus();
    current = undefined;
  });

  const hasMore = () => document.querySelector('.pager a[rel=next]') !== null;
}

function pictureOf(source: string, name: string) {
  const picture = document.createElement('img');
  picture.alt = name;
  // Before the small pictures of the page, of which a busy server may have many to make.
  picture.fetchPriority = 'high';
  picture.src = source;
  return picture;
}

function videoOf(source: string, name: string) {
  const video = document.createElement('video');
  video.setAttribute('aria-label', name);
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.src = source;
  return video;
}

/** Preloads the next picture. */
function preload(link: HTMLAnchorElement | undefined) {
  const source = link?.dataset['picture'];
  if (source !== undefined) new Image().src = source;
}
