import type { Upload } from '@perch/contract/uploads';
import { type DragEvent, useCallback, useEffect, useState } from 'react';

import type { Selection } from '../selection/selection.ts';

const none: readonly Upload[] = [];

/** The files of the list that are being dragged: the selected ones, if the row that is dragged is one of them. */
export function useFileDrag(uploads: readonly Upload[], selection: Selection) {
  const [dragged, setDragged] = useState(none);
  const isDragging = dragged.length > 0;
  const end = useCallback(() => setDragged(none), []);
  useEffect(() => {
    if (!isDragging) return undefined;
    const listening = new AbortController();
    // The row may be gone from the page by then, and would not say that it has ended.
    for (const name of ['dragend', 'drop', 'mousemove'] as const) {
      window.addEventListener(name, end, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [isDragging, end]);
  const start = ({ target, dataTransfer }: DragEvent) => {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-upload]');
    const upload = row && uploads.find(({ _id }) => _id === row.dataset['upload']);
    if (!upload) return;
    dataTransfer.effectAllowed = 'copyLink';
    // What the page shows of it may only change once the browser has begun.
    window.setTimeout(() =>
      setDragged(selection.has(upload._id) ? [...selection.values()] : [upload]),
    );
  };
  return { dragged, start, end };
}
