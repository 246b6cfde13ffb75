// A mouse that only crosses opens none, nor does the scroll that follows the focus; from one to the next there is no waiting.
const restMs = 450;
const focusMs = 150;
const nextMs = 300;

/**
 * Calls `show` with the element whose `data-tooltip` is to be seen, and with undefined when none is any more: the mouse
 * rests on the element or is on its tooltip, or the keyboard has come to it. A press, a key and a scroll hide it. One
 * that repeats its element's text is shown only where that is cut off. Returns the function that stops it.
 */
export function followTooltips(show: (target: HTMLElement | undefined) => void): () => void {
  let target: HTMLElement | undefined;
  let isShown = false;
  let hiddenAt = -nextMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    // What was below the mouse may have been scrolled away.
    if (!target?.matches(':hover, :focus-visible')) return;
    isShown = true;
    show(target);
  };
  // The target stays, so that the mouse which still rests there does not open it again.
  const hide = () => {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    hiddenAt = performance.now();
    show(undefined);
  };
  const goTo = (next: HTMLElement | undefined, waitMs: number) => {
    if (next === target) return;
    hide();
    target = next;
    if (!next || isReadInFull(next)) return;
    if (performance.now() - hiddenAt < nextMs) open();
    else timer = setTimeout(open, waitMs);
  };

  const listening = new AbortController();
  const { signal } = listening;
  const options = { capture: true, signal };
  for (const name of ['pointerdown', 'keydown'] as const)
    window.addEventListener(name, hide, options);
  for (const name of ['scroll', 'resize'] as const)
    window.addEventListener(name, () => isShown && hide(), options);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return;
      const next = hinted(event.target);
      if (next || !isOnTooltip(event)) goTo(next, restMs);
    },
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => goTo(undefined, 0), { signal });
  window.addEventListener(
    'focusin',
    (event) => {
      const next = hinted(event.target);
      goTo(next?.matches(':focus-visible') ? next : undefined, focusMs);
    },
    options,
  );
  // What the mouse came to before anyone listened; the innermost stands last.
  const hovered = [...document.querySelectorAll<HTMLElement>('[data-tooltip]:hover')].at(-1);
  if (hovered) goTo(hovered, restMs);
  return () => {
    hide();
    listening.abort();
  };
}

const hinted = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;

/** Whether the element's own text is what its tooltip would say, and all of it is seen. */
function isReadInFull(element: HTMLElement): boolean {
  if (element.textContent.trim() !== element.dataset['tooltip']) return false;
  return [element, ...element.querySelectorAll('*')].every(isSeenInFull);
}

function isSeenInFull(element: Element): boolean {
  if (element.textContent === '') return true;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
  // What stands in a line has no size of its own.
  return element.checkVisibility() && (clientWidth === 0 || !isCut);
}

function isOnTooltip({ clientX: x, clientY: y }: PointerEvent): boolean {
  const box = document.querySelector('[role=tooltip]')?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
