import type { Upload } from '@perch/contract/uploads';

export interface FileActions {
  onDelete: (upload: Upload) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
}

/** Of what shows a file of a list, in the drawer or over everything else. */
export interface OpenFileProps extends FileActions {
  id: string;
  uploads: readonly Upload[];
  /** How many the list has, also those that are not loaded; undefined while that is not known. */
  count: number | undefined;
  /** Shows another file of the list instead. */
  onStep: (id: string) => void;
  onClose: () => void;
}
