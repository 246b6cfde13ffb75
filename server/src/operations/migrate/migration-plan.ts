import type { Config } from '../../config/config.ts';

/** What `perch migrate` is to bring where. */
export interface MigrationPlan {
  /** The installation as it is. */
  config: Config;
  /** Undefined: the database stays. */
  toDatabase: string | undefined;
  /** Where files go; undefined: they stay. */
  files: { to: Config; place: string } | undefined;
}
