export interface TagRow {
  id: string;
  user_id: string;
  name: string;
  /** The name for comparison: NFC, lower case; unique for each owner. */
  name_key: string;
  /** Number of uploads that have it, without the trash. */
  uploads: number;
  created_at: number;
}

/**
 * That an upload has a tag. Written under the lock of the upload's row or of the owner's; see
 * `modules/tags/upload-tags.ts`. Triggers keep copies of what lists ask of the upload in further columns; see migration 0028.
 */
export interface UploadTagRow {
  tag_id: string;
  /** An upload, or one in the trash. */
  upload_id: string;
  /** The upload's, so that an index has a tag's uploads in their order. */
  created_at: number;
  /** 0 or 1 */
  is_trashed: number;
}

/** Parameters of the list of uploads under a name. */
export interface FilterRow {
  id: string;
  user_id: string;
  name: string;
  /** As in `TagRow`. */
  name_key: string;
  /** JSON of a `ListFilter`. */
  query: string;
  created_at: number;
}
