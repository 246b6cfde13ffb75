import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { followTooltips } from './follow-tooltips.ts';

import classes from './tooltip-layer.module.css';

/** The one tooltip of the app. Screen readers hear what it says from its element: it is for eyes only. */
export function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => followTooltips(setTarget), []);
  useLayoutEffect(() => {
    if (target && place.current) putBeside(target, place.current);
  }, [target]);
  if (!target) return null;
  return (
    <div ref={place} className={classes.tooltip} role="tooltip" aria-hidden="true" dir="auto">
      {target.dataset['tooltip']}
    </div>
  );
}

const gapPx = 6;
const edgePx = 8;

/** Above the middle of the target, below it where there is no room, and always within the window. */
function putBeside(target: HTMLElement, tooltip: HTMLElement): void {
  const around = target.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const x = around.left + (around.width - width) / 2;
  const xMax = document.documentElement.clientWidth - width - edgePx;
  const above = around.top - height - gapPx;
  tooltip.style.left = `${Math.max(edgePx, Math.min(x, xMax))}px`;
  tooltip.style.top = `${above < edgePx ? around.bottom + gapPx : above}px`;
}
