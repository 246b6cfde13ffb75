import type { Upload } from '@perch/contract/uploads';

import type { ListState } from '../../../../api/list-url.ts';
import type { Selection } from '../../selection/selection.ts';

/** Props of every layout of the list. */
export interface UploadListProps {
  uploads: readonly Upload[];
  shown: ListState;
  selection: Selection;
  /** `isRange`: from the last selected upload to this one. */
  onToggle: (upload: Upload, isRange: boolean) => void;
  onTogglePage: () => void;
  onDelete: (upload: Upload) => void;
  /** Makes files favourites, or no favourites where they are. */
  onFavorite: (uploads: readonly Upload[]) => void;
}
