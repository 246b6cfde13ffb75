import { sampleTime } from './sample-times.ts';

/** Rows of the tables of short links. */
export const sampleLinks = {
  short_links: {
    id: 'sample-link',
    user_id: 'sample-user',
    slug: 'samplelink',
    domain_id: null,
    slug_until: null,
    custom_slug: null,
    custom_space: null,
    target: 'https://example.org/',
    title: 'Sample',
    search_key: 'samplelink\nsample\nhttps://example.org/',
    clicks: 2,
    clicks_left: null,
    expires_at: null,
    password_hash: null,
    created_at: sampleTime,
  },
  link_totals: { user_id: 'sample-user', links: 1, clicks: 2 },
} as const;
