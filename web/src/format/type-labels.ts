import type { Category } from '@perch/contract/limits';

/** The plural name of each file type, for filters and charts. */
export const typeLabels: Record<Category, string> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  text: 'Text',
  archive: 'Archives',
  other: 'Other',
};
