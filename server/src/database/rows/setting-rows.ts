// Tables of what administrators change in the app.

export interface SettingRow {
  /** Without a row its default holds. */
  name: string;
  /** JSON. */
  value: string;
  updated_at: number;
}

/** An image of the brand, re-encoded; at most one of each kind. */
export interface BrandImageRow {
  kind: 'logo';
  bytes: Uint8Array;
  /** Its MIME type. */
  type: string;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  updated_at: number;
}
