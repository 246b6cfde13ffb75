import { type RefObject, useLayoutEffect } from 'react';

import type { Side } from './member-order.ts';

const startsAfterPixels = 6;
const edgePixels = 80;
const scrollPixelsMax = 18;

interface Target {
  element: HTMLElement;
  id: string;
  side: Side;
}

/** Where a drop would put it: before or behind the member under the pointer. */
function targetAt(x: number, y: number): Target | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-member]');
  const id = element?.dataset['member'];
  if (!element || !id) return undefined;
  const { left, width } = element.getBoundingClientRect();
  const isLeft = x < left + width / 2;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return { element, id, side: isLeft === isRightToLeft ? 'after' : 'before' };
}

/** How far the page scrolls in each frame while the pointer is near its upper or lower edge. */
function scrollStep(y: number): number {
  const above = Math.max(0, edgePixels - y);
  const below = Math.max(0, y - (window.innerHeight - edgePixels));
  return Math.round(((below - above) / edgePixels) * scrollPixelsMax);
}

/** Puts a member before or behind another one. */
type MemberDrop = (id: string, anchor: string, side: Side) => void;

let isRunning = false;

/**
 * Drags the member that was pressed: with a mouse by all of a tile that is no control, with a finger, which scrolls,
 * by its handle. While it lasts, only attributes of elements change: with thousands of them a rendering for each
 * movement would come too late.
 */
function dragMember(event: PointerEvent, onDrop: MemberDrop): void {
  const { target: pressed, clientX: startX, clientY: startY, pointerId } = event;
  if (event.button !== 0 || !event.isPrimary || isRunning) return;
  if (!(pressed instanceof Element) || !canGrab(pressed, event.pointerType)) return;
  const dragged = pressed.closest<HTMLElement>('[data-member]');
  const id = dragged?.dataset['member'];
  if (!dragged || !id) return;
  const listening = new AbortController();
  const { signal } = listening;
  let target: Target | undefined;
  let pointer = { x: startX, y: startY };
  let isMoving = false;
  let frame = 0;
  isRunning = true;

  const mark = () => {
    const next = targetAt(pointer.x, pointer.y);
    if (next?.element === target?.element && next?.side === target?.side) return;
    delete target?.element.dataset['drop'];
    target = next?.id === id ? undefined : next;
    if (target) target.element.dataset['drop'] = target.side;
  };
  const scroll = () => {
    const step = scrollStep(pointer.y);
    if (step !== 0) {
      window.scrollBy(0, step);
      mark();
    }
    frame = requestAnimationFrame(scroll);
  };
  const begin = () => {
    isMoving = true;
    dragged.dataset['dragged'] = '';
    document.documentElement.dataset['dragging'] = '';
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    isRunning = false;
    delete target?.element.dataset['drop'];
    delete dragged.dataset['dragged'];
    delete document.documentElement.dataset['dragging'];
  };

  window.addEventListener(
    'pointermove',
    (move) => {
      if (move.pointerId !== pointerId) return;
      pointer = { x: move.clientX, y: move.clientY };
      const distance = Math.hypot(pointer.x - startX, pointer.y - startY);
      if (!isMoving && distance < startsAfterPixels) return;
      if (!isMoving) begin();
      mark();
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (up) => {
      if (up.pointerId !== pointerId) return;
      const dropped = target;
      const hasMoved = isMoving;
      end();
      if (hasMoved) ignoreNextClick();
      if (dropped) onDrop(id, dropped.id, dropped.side);
    },
    { signal },
  );
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return;
      // It ends the drag, and keeps the selection.
      key.preventDefault();
      key.stopImmediatePropagation();
      end();
    },
    { signal, capture: true },
  );
}

function canGrab(pressed: Element, pointerType: string): boolean {
  if (pressed.closest('[data-handle]')) return true;
  return pointerType === 'mouse' && pressed.closest('button, input, label') === null;
}

/** The click that follows a drag would open the file. */
function ignoreNextClick(): void {
  const stop = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  // Where none follows, the next one is meant.
  window.setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

/** @param onDrop is the same function at each rendering */
export function useMemberDrag(list: RefObject<HTMLElement | null>, onDrop: MemberDrop): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    element.addEventListener('pointerdown', (event) => dragMember(event, onDrop), options);
    // The browser’s own dragging of links and pictures.
    element.addEventListener('dragstart', (event) => event.preventDefault(), options);
    return () => listening.abort();
  }, [list, onDrop]);
}
