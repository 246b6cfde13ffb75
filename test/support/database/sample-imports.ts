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
  import_runs: {
    id: 'sample-import-run',
    slot: null,
    options: '{}',
    phase: 'import',
    state: 'done',
    should_stop: 0,
    home: 'sample-home',
    runner: 'sample-runner',
    seen_at: sampleTime,
    problem: null,
    created_at: sampleTime,
    created_by: 'sample',
    started_at: sampleTime,
    finished_at: sampleTime,
    inspection: '{}',
    progress: '{}',
  },
  import_run_rows: {
    run_id: 'sample-import-run',
    phase: 'import',
    number: 1,
    kind: 'files',
    origin_key: '2',
    reason: 'bytes',
    sentence: 'its bytes are missing',
  },
  legacy_hosts: { name: 'old.example.com', added_at: sampleTime },
  legacy_links: {
    host: 'old.example.com',
    path: '/aB3dE/notes',
    kind: 'raw',
    target_id: 'sample-upload',
  },
} as const;
