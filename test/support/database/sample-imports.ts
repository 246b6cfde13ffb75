import { sampleTime } from './sample-times.ts';

/** Rows of the tables of imports and of the addresses that came with them. */
export const sampleImports = {
  imports: {
    id: 'sample-import',
    source: 'xbackbone',
    origin: 'sample-origin',
    started_at: sampleTime,
    finished_at: sampleTime,
    report: '{}',
  },
  import_rows: {
    import_id: 'sample-import',
    kind: 'file',
    origin_key: '1',
    target_id: 'sample-upload',
  },
  legacy_hosts: { name: 'old.example.com', added_at: sampleTime },
  legacy_links: {
    host: 'old.example.com',
    path: '/aB3dE/notes',
    kind: 'raw',
    target_id: 'sample-upload',
  },
} as const;
