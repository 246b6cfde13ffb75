import { sampleTime } from './sample-times.ts';
import { sampleCopies } from './sample-upload.ts';

/** A tag of the sample's file, and a filter of its owner. */
export const sampleTags = {
  tags: {
    id: 'sample-tag',
    user_id: 'sample-user',
    name: 'Holiday',
    name_key: 'holiday',
    uploads: 1,
    created_at: sampleTime,
  },
  upload_tags: {
    tag_id: 'sample-tag',
    upload_id: 'sample-upload',
    created_at: sampleTime,
    is_trashed: 0,
    ...sampleCopies,
  },
  filters: {
    id: 'sample-filter',
    user_id: 'sample-user',
    name: 'Videos',
    name_key: 'videos',
    query: '{"type":"video"}',
    created_at: sampleTime,
  },
} as const;
