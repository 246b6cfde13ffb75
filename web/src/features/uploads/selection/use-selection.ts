import type { Upload } from '@perch/contract/uploads';
import { useCallback, useRef, useState } from 'react';

import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { nothingSelected, pageToggled, rangeToggled, toggled, without } from './selection.ts';

/**
 * The chosen uploads and the ways of choosing; Escape chooses nothing. The ways stay the same from
 * one drawing to the next, so that only rows that change are drawn again.
 */
export function useSelection() {
  const [selection, setSelection] = useState(nothingSelected);
  const lastId = useRef<string>(undefined);
  const clear = useCallback(() => setSelection(nothingSelected), []);
  useShortcut('Escape', clear);
  /** `uploads` is the page that it stands on; `isRange`: from the last one on. */
  const toggle = useCallback((uploads: readonly Upload[], upload: Upload, isRange: boolean) => {
    const from = isRange ? lastId.current : undefined;
    lastId.current = upload._id;
    setSelection((current) =>
      isRange ? rangeToggled(current, uploads, from, upload) : toggled(current, upload),
    );
  }, []);
  const togglePage = useCallback(
    (uploads: readonly Upload[]) => setSelection((current) => pageToggled(current, uploads)),
    [],
  );
  const forget = useCallback(
    (ids: readonly string[]) => setSelection((current) => without(current, ids)),
    [],
  );
  return { selection, clear, toggle, togglePage, forget };
}
