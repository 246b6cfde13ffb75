import type { Upload } from '@perch/contract/uploads';
import { useCallback, useRef, useState } from 'react';

import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import {
  emptySelection,
  togglePage,
  toggleRange,
  toggleUpload,
  withoutIds,
  withUpdated,
} from './selection.ts';

/**
 * The selected uploads and the functions that change them; Escape clears the selection. The functions
 * are stable between renders, so that only rows that change render again.
 */
export function useSelection() {
  const [selection, setSelection] = useState(emptySelection);
  const lastId = useRef<string>(undefined);
  const clear = useCallback(() => setSelection(emptySelection), []);
  useShortcut('Escape', clear);
  /** `uploads` is the page that `upload` is on; `isRange` selects everything since the last click. */
  const toggle = useCallback((uploads: readonly Upload[], upload: Upload, isRange: boolean) => {
    const from = isRange ? lastId.current : undefined;
    lastId.current = upload._id;
    setSelection((current) =>
      isRange ? toggleRange(current, uploads, from, upload) : toggleUpload(current, upload),
    );
  }, []);
  const toggleAll = useCallback(
    (uploads: readonly Upload[]) => setSelection((current) => togglePage(current, uploads)),
    [],
  );
  const choose = useCallback(
    (uploads: readonly Upload[]) => setSelection(togglePage(emptySelection, uploads)),
    [],
  );
  const remove = useCallback(
    (ids: readonly string[]) => setSelection((current) => withoutIds(current, ids)),
    [],
  );
  const replace = useCallback(
    (uploads: readonly Upload[]) => setSelection((current) => withUpdated(current, uploads)),
    [],
  );
  return { selection, clear, toggle, toggleAll, choose, remove, replace };
}
