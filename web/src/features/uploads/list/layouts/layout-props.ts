import type { Upload } from '@perch/contract/uploads';

import type { Selection } from '../../selection/selection.ts';
import type { ListState } from '../list-url.ts';

/** What every layout of the list gets. */
export interface UploadListProps {
  uploads: readonly Upload[];
  shown: ListState;
  selection: Selection;
  /** `isRange`: everything from the last one that was chosen up to this one. */
  onToggle: (upload: Upload, isRange: boolean) => void;
  onTogglePage: () => void;
  onDelete: (upload: Upload) => void;
}
