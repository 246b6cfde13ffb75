import type { Config } from '../../config/config.ts';

/** The source and targets of `perch migrate`. */
export interface MigrationPlan {
  /** The present configuration. */
  config: Config;
  /** The target database's URL; undefined if the database stays. */
  toDatabase: string | undefined;
  /** The target storage; undefined if files stay. */
  files: { to: Config; place: string } | undefined;
}
