import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import {
  fittingView,
  limitView,
  type Point,
  toggleScale,
  type View,
  zoomAt,
  zoomStep,
} from '../../../lib/zoom.ts';
import { useDialogShortcut } from '../../../ui/keyboard/use-shortcut.ts';

import classes from './zoomed-picture.module.css';

interface ZoomedPictureProps {
  src: string;
  alt: string;
  onReady: () => void;
  onFailure: () => void;
}

const centre: Point = { x: 0, y: 0 };
const wheelPixels = 400;

/** A picture that is enlarged by keys, wheel, two fingers or a double click, and moved while it is enlarged. */
export function ZoomedPicture({ src, alt, onReady, onFailure }: ZoomedPictureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(fittingView);
  const change = (next: (view: View) => View) =>
    setView((current) => {
      if (!stage.current || !picture.current) return current;
      return limitView(next(current), sizeOf(picture.current), sizeOf(stage.current));
    });
  const zoom = (factor: number, at: Point = centre) =>
    change((current) => zoomAt(current, current.scale * factor, at));
  useDialogShortcut('+', () => zoom(zoomStep));
  // The same key without Shift on many keyboards.
  useDialogShortcut('=', () => zoom(zoomStep));
  useDialogShortcut('-', () => zoom(1 / zoomStep));
  useDialogShortcut('0', () => setView(fittingView));
  useWheel(stage, (deltaY, at) => zoom(Math.exp(-deltaY / wheelPixels), at));
  const pointers = usePointers(view, change);
  return (
    <div
      ref={stage}
      className={classes.stage}
      data-zoomed={view.scale > 1 || undefined}
      onDoubleClick={(event) => {
        const at = placeIn(event.currentTarget, event);
        const { naturalWidth = 0, clientWidth = 1 } = picture.current ?? {};
        change((current) =>
          zoomAt(current, toggleScale(current.scale, naturalWidth, clientWidth), at),
        );
      }}
      {...pointers}
    >
      <img
        ref={picture}
        className={classes.picture}
        src={src}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        onLoad={onReady}
        onError={onFailure}
      />
    </div>
  );
}

/** One pointer moves the enlarged picture; two enlarge it. */
function usePointers(view: View, change: (next: (view: View) => View) => void) {
  const pointers = useRef(new Map<number, Point>());
  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { currentTarget, pointerId } = event;
      pointers.current.set(pointerId, placeIn(currentTarget, event));
      if (view.scale === 1 && pointers.current.size === 1) return;
      currentTarget.setPointerCapture(pointerId);
      // Otherwise it would be a swipe.
      if (view.scale > 1) event.stopPropagation();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = pointers;
      const from = current.get(event.pointerId);
      if (!from) return;
      const to = placeIn(event.currentTarget, event);
      current.set(event.pointerId, to);
      const other = [...current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const factor = distance(to, other) / Math.max(1, distance(from, other));
        const [before, middle] = [middleOf(from, other), middleOf(to, other)];
        change((shown) => {
          const moved = {
            ...shown,
            x: shown.x + middle.x - before.x,
            y: shown.y + middle.y - before.y,
          };
          return zoomAt(moved, shown.scale * factor, middle);
        });
      } else if (view.scale > 1) {
        change(({ scale, x, y }) => ({ scale, x: x + to.x - from.x, y: y + to.y - from.y }));
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** React's listeners are passive: they could not keep the page from zooming or scrolling. */
function useWheel(
  stage: RefObject<HTMLElement | null>,
  onWheel: (deltaY: number, at: Point) => void,
): void {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      turn(event.deltaY, placeIn(element, event));
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [stage]);
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height });

/** Relative to the centre of the element. */
function placeIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
