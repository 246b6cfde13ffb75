import type { Upload } from '@perch/contract/uploads';

export interface FileActions {
  onDelete: (upload: Upload) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
}

/** Of what shows a file of a list, in the drawer or over everything else. */
export interface OpenFileProps extends FileActions {
  id: string;
  uploads: readonly Upload[];
  /** Shows another file of the list instead. */
  onStep: (id: string) => void;
  onClose: () => void;
}
