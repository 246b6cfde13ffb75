import type { LegalPage } from '@perch/contract/settings/limits';

/** Whether the installation has this page: one of blanks is none. */
export const hasLegalPage = <P extends LegalPage>(current: Readonly<Record<P, string>>, page: P) =>
  current[page].trim() !== '';
