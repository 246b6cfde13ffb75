import { limitScale, toggleScale, zoomStep } from '../lib/zoom.ts';

const scrollPixels = 80;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Enlarges the picture by a click or by + - 0, and moves it by the arrows. */
export function zoomPicture(stage: HTMLElement) {
  const [picture, link] = [stage.querySelector('img'), stage.querySelector('a')];
  if (!picture || !link) return;
  // Relative to the picture as it fits into the page.
  let scale = 1;
  let fittingWidth = 0;

  function zoom(wanted: number, x = 0.5, y = 0.5) {
    if (!picture?.naturalWidth) return;
    if (scale === 1) fittingWidth = picture.clientWidth;
    scale = limitScale(wanted);
    stage.classList.toggle('zoomed', scale > 1);
    picture.style.width = scale > 1 ? `${fittingWidth * scale}px` : '';
    stage.scrollTo({
      left: picture.clientWidth * x - stage.clientWidth / 2,
      top: picture.clientHeight * y - stage.clientHeight / 2,
    });
  }

  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const box = picture.getBoundingClientRect();
    // The Enter key clicks as well, at no place of the picture.
    const isAtPlace = event.detail > 0;
    const x = isAtPlace ? (event.clientX - box.left) / box.width : 0.5;
    const y = isAtPlace ? (event.clientY - box.top) / box.height : 0.5;
    zoom(toggleScale(scale, picture.naturalWidth, picture.clientWidth), x, y);
  });

  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    const move = scale > 1 && arrows[key];
    if (move) stage.scrollBy(move[0] * scrollPixels, move[1] * scrollPixels);
    else if (key === '+') zoom(scale * zoomStep);
    else if (key === '-') zoom(scale / zoomStep);
    else if (key === '0') zoom(1);
    else return;
    event.preventDefault();
  });
}
