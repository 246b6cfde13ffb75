import type { Category } from '@perch/contract/limits';
import type { UploadSort } from '@perch/contract/uploads/limits';

import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';

type Use = 'views' | 'downloads' | 'last_opened_at';

interface SortRow {
  /** Of `uploads`, and of `trashed_uploads` where that is sorted by no other. */
  column: Extract<keyof UploadRow, 'created_at' | 'size' | 'name_key' | Use>;
  trashColumn?: keyof TrashedUploadRow;
  /** Of the column's values, as cursors have them. */
  key: 'number' | 'text';
  /** The indexes that have the uploads in this order: one owner's or everybody's, and of a type alone. */
  indexes: {
    own: string;
    /** Absent where `own` has the types within the order. */
    ownOfType?: string;
    all: string;
    /** Likewise. */
    allOfType?: string;
    ownTrash: string;
    allTrash: string;
  };
}

/** An order by how often or how late files were opened, which few lists have; so fewer indexes serve it. */
const byUse = (column: Use): SortRow => ({
  column,
  key: 'number',
  indexes: {
    own: `uploads_by_owner_and_${column}`,
    all: `uploads_by_${column}`,
    ownTrash: `trashed_uploads_by_owner_and_${column}`,
    allTrash: `trashed_uploads_by_${column}`,
  },
});

/**
 * The orders of lists of uploads. Every list derives from this table how it sorts: an order whose column is in no index of
 * a tag's members, an album's or the favourites is looked up in the rows of a bounded number of them.
 */
export const sortRows: Record<UploadSort, SortRow> = {
  createdAt: {
    column: 'created_at',
    trashColumn: 'trashed_at',
    key: 'number',
    indexes: {
      own: 'uploads_by_owner',
      ownOfType: 'uploads_by_owner_and_category',
      all: 'uploads_by_created_at_id',
      allOfType: 'uploads_by_category_created_at_id',
      ownTrash: 'trashed_uploads_by_user_id',
      allTrash: 'trashed_uploads_by_trashed_at',
    },
  },
  size: {
    column: 'size',
    key: 'number',
    indexes: {
      own: 'uploads_by_user_id_size_id_category',
      all: 'uploads_by_size_id',
      allOfType: 'uploads_by_category_size_id',
      ownTrash: 'trashed_uploads_by_owner_and_size',
      allTrash: 'trashed_uploads_by_size',
    },
  },
  name: {
    column: 'name_key',
    key: 'text',
    indexes: {
      own: 'uploads_by_user_id_name_key_id_category',
      all: 'uploads_by_name_key_id',
      allOfType: 'uploads_by_category_name_key_id',
      ownTrash: 'trashed_uploads_by_owner_and_name',
      allTrash: 'trashed_uploads_by_name',
    },
  },
  views: byUse('views'),
  downloads: byUse('downloads'),
  lastOpened: byUse('last_opened_at'),
};

interface Listed {
  sort: UploadSort;
  ownerId?: string | undefined;
  type?: Category | undefined;
}

/** The index that has exactly these uploads in their order; undefined where it has uploads of other types between them. */
export function indexInOrder({ sort, ownerId, type }: Listed): string | undefined {
  const { own, ownOfType, all, allOfType } = sortRows[sort].indexes;
  if (type === undefined) return ownerId === undefined ? all : own;
  return ownerId === undefined ? allOfType : ownOfType;
}

interface Sorted {
  sort: UploadSort;
  trashed?: 'true' | undefined;
}

/** The column that a list is sorted by: the trash by the time of deletion instead of the upload's. */
export function sortColumn({ sort, trashed }: Sorted): keyof TrashedUploadRow {
  const { column, trashColumn = column } = sortRows[sort];
  return trashed ? trashColumn : column;
}
