import { sampleLater as later, sampleTime } from './sample-times.ts';

/** One row of each table of requests for files, each behind those that it refers to. */
export const sampleRequests = {
  requests: {
    id: 'sample-request',
    user_id: 'sample-user',
    token: 'sampledroptoken0123456',
    title: 'Holiday pictures',
    text: 'All of them, please.',
    files_max: 100,
    file_bytes_max: null,
    bytes_max: null,
    types: 'image/* text/plain',
    album_id: null,
    notify: 1,
    news_since: null,
    expires_at: later,
    password_hash: null,
    closed_at: null,
    files: 1,
    bytes: 6,
    created_at: sampleTime,
  },
  received_uploads: {
    upload_id: 'sample-upload',
    request_id: 'sample-request',
    sender: 'Ben',
    received_at: sampleTime,
  },
  request_reservations: {
    id: 'sample-place',
    instance_id: 'sample-instance',
    request_id: 'sample-request',
    bytes: 0,
  },
} as const;
