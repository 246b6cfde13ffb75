import type { Category } from '@perch/contract/limits';

export const typeLabels: Record<Category, string> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  text: 'Text',
  archive: 'Archives',
  other: 'Other',
};
