import type { Upload } from '@perch/contract/uploads';
import { useRef, useState } from 'react';

import { useShortcut } from '../../ui/use-shortcut.ts';
import { nothingSelected, pageToggled, rangeToggled, toggled, without } from './selection.ts';

/** The chosen uploads and the ways of choosing; Escape chooses nothing. */
export function useSelection() {
  const [selection, setSelection] = useState(nothingSelected);
  const lastId = useRef<string>(undefined);
  const clear = () => setSelection(nothingSelected);
  useShortcut('Escape', clear);
  return {
    selection,
    clear,
    /** `uploads` is the page that it stands on; `isRange`: from the last one on. */
    toggle: (uploads: readonly Upload[], upload: Upload, isRange: boolean) => {
      setSelection(
        isRange
          ? rangeToggled(selection, uploads, lastId.current, upload)
          : toggled(selection, upload),
      );
      lastId.current = upload._id;
    },
    togglePage: (uploads: readonly Upload[]) => setSelection(pageToggled(selection, uploads)),
    forget: (ids: readonly string[]) => setSelection(without(selection, ids)),
  };
}
