import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const bulkChange: typeof source = {
  action: 'تغيير الروابط',
  title: ({ count }) =>
    plural(count, {
      zero: 'تغيير # رابط',
      one: 'تغيير رابط واحد',
      two: 'تغيير رابطين',
      few: 'تغيير # روابط',
      many: 'تغيير # رابطًا',
      other: 'تغيير # رابط',
    }),
  kept: 'إبقاؤها كما هي',
  done: ({ count }) =>
    plural(count, {
      zero: 'لم يتغيّر أي رابط.',
      one: 'تم تغيير رابط واحد.',
      two: 'تم تغيير رابطين.',
      few: 'تم تغيير # روابط.',
      many: 'تم تغيير # رابطًا.',
      other: 'تم تغيير # رابط.',
    }),
  failed: ({ count }) =>
    plural(count, {
      zero: 'لم يتغيّر # رابط:',
      one: 'لم يتغيّر رابط واحد:',
      two: 'لم يتغيّر رابطان:',
      few: 'لم تتغيّر # روابط:',
      many: 'لم يتغيّر # رابطًا:',
      other: 'لم يتغيّر # رابط:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
