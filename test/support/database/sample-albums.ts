import { sampleTime } from './sample-times.ts';
import { sampleCopies, sampleUpload } from './sample-upload.ts';

/** An album with the sample's file in it. */
export const sampleAlbums = {
  albums: {
    id: 'sample-album',
    user_id: 'sample-user',
    slug: 'sample-album',
    name: 'Holiday',
    name_key: 'holiday',
    description: '',
    visibility: 'unlisted',
    cover_id: null,
    password_hash: null,
    expires_at: null,
    upload_count: 1,
    created_at: sampleTime,
    changed_at: sampleTime,
  },
  album_uploads: {
    album_id: 'sample-album',
    upload_id: 'sample-upload',
    position: 1,
    is_trashed: 0,
    added_at: sampleTime,
    ...sampleCopies,
    upload_created_at: sampleUpload.created_at,
  },
} as const;
