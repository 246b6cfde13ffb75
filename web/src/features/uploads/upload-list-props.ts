import type { Upload } from '@perch/contract/uploads';

import type { ListState } from './list-url.ts';
import type { Selection } from './selection.ts';

/** What every layout of the list gets. */
export interface UploadListProps {
  uploads: readonly Upload[];
  shown: ListState;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  onDelete: (upload: Upload) => void;
}
