/** A short link: an address of this installation that redirects to another one. */
export interface ShortLinkRow {
  id: string;
  user_id: string;
  /** Random, as that of an upload; unique among the slugs of both. */
  slug: string;
  /** The domain of its address; null for the app's own host. */
  domain_id: string | null;
  /** As in `UploadRow`: until when the random slug works on the app's host. */
  slug_until: number | null;
  /** Its custom slug and the namespace of that one: see `LinkNameRow`. */
  custom_slug: string | null;
  custom_space: string | null;
  /** Where it leads, as the `Location` header has it. */
  target: string;
  /** Empty for none. */
  title: string;
  /** Slugs, title and target in lower case, for searching. */
  search_key: string;
  clicks: number;
  /** The day (UTC) of the last click, as its first millisecond; 0: none since 0043. */
  last_opened_at: number;
  /** Clicks that are left of a limited link; null: it has no limit. */
  clicks_left: number | null;
  /** When the link ends; null: never. */
  expires_at: number | null;
  /** Argon2id in PHC form; null: the link is open. */
  password_hash: string | null;
  created_at: number;
}

/** A user's short links and the clicks of these, updated with them. */
export interface LinkTotalsRow {
  user_id: string;
  links: number;
  clicks: number;
}
