import { sampleTime } from './sample-times.ts';

export const sampleBytes = 'sample';
export const sampleSha256 = 'af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf';

/** A text of the sample account, in use. */
export const sampleUpload = {
  id: 'sample-upload',
  user_id: 'sample-user',
  slug: 'sampleslug',
  original_name: 'notes.txt',
  size: sampleBytes.length,
  mime_type: 'text/plain',
  category: 'text',
  sha256: sampleSha256,
  storage_key: 'sample-object',
  thumbnail_key: null,
  name_key: 'notes.txt',
  domain_id: null,
  views: 0,
  downloads: 0,
  last_opened_at: 0,
  created_at: sampleTime,
  expires_at: null,
  downloads_left: null,
  downloads_limit: null,
  burn: 0,
  password_hash: null,
  link_kind: null,
  link_extension: null,
  slug_until: null,
  custom_slug: null,
  custom_space: null,
  content_at: null,
  width: null,
  height: null,
  media: null,
  preview_key: null,
  w320_key: null,
  w640_key: null,
  w1280_key: null,
  w1920_key: null,
  expiry_mailed_at: null,
  is_favorite: 0,
  stripped: null,
  duration: null,
  pages: null,
  camera: null,
  preview_width: null,
  preview_height: null,
  preview_attempts: 0,
  poster_at: null,
} as const;

/** What its memberships of tags and albums have copies of. */
export const sampleCopies = {
  upload_category: sampleUpload.category,
  upload_is_favorite: sampleUpload.is_favorite,
  upload_expires_at: sampleUpload.expires_at,
  upload_size: sampleUpload.size,
  upload_name_key: sampleUpload.name_key,
} as const;
