import { themes } from '@perch/contract/appearance/themes';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ar');

const oneOf = (name: string, values: readonly string[]) =>
  `يجب أن تكون قيمة ${isolate(name)} إحدى القيم: ${isolate(values.join(', '))}.`;
const page = (name: string) =>
  `يجب أن تكون قيمة ${isolate(name)} نص Markdown لا يتجاوز ${bytes(legalTextBytesMax)}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `يحدد متغير البيئة ${isolate(variable)} قيمة ${isolate(name)}، ولا يمكن تغييرها هنا.`,
  otherAddress: `في التطبيق، لا يمكن أن يصبح ${isolate('publicUrl')} إلا عنوان الصفحة نفسها. يقبل الأمر ${isolate('perch settings set publicUrl')} أي عنوان.`,
  refused: {
    publicUrl: `يجب أن يكون ${isolate('publicUrl')} عنوان http أو https بلا مسار.`,
    registration: oneOf('registration', ['approval', 'open', 'invite', 'closed']),
    emailRequired: oneOf('emailRequired', ['on', 'off']),
    requireSecondFactor: oneOf('requireSecondFactor', ['off', 'admins', 'all']),
    userQuota: `يجب أن تكون قيمة ${isolate('userQuota')} حجمًا مثل ${isolate('20GB')}.`,
    maxFileSize: `يجب أن تكون قيمة ${isolate('maxFileSize')} حجمًا مثل ${isolate('500MB')} أو ${isolate('20GB')} (${isolate('MB = 1024²')} بايت).`,
    defaultLanguage: oneOf('defaultLanguage', locales),
    defaultTheme: oneOf('defaultTheme', themes),
    name: `يجب أن تكون قيمة ${isolate('name')} سطرًا واحدًا طوله بين 1 و${brandNameLengthMax} من الأحرف.`,
    accent: `يجب أن تكون قيمة ${isolate('accent')} لونًا مثل ${isolate('#45b9e4')} مقروءًا في السمتين.`,
    footerLinks: `يجب أن تكون قيمة ${isolate('footerLinks')} قائمة JSON لا يتجاوز عدد روابطها ${footerLinksMax}، مثل ${isolate('`[{"label":"Status","url":"https://status.example.com"}]`')}، وكل رابط عنوان http أو https أو mailto.`,
    get imprint() {
      return page('imprint');
    },
    get privacy() {
      return page('privacy');
    },
    get terms() {
      return page('terms');
    },
    defaultExpiry: `يجب أن تكون قيمة ${isolate('defaultExpiry')} مدة مثل ${isolate('30m')} أو ${isolate('12h')} أو ${isolate('7d')} أو ${isolate('4w')}، أو ${isolate('never')}.`,
    maxExpiry: `يجب أن تكون قيمة ${isolate('maxExpiry')} مدة مثل ${isolate('30m')} أو ${isolate('12h')} أو ${isolate('7d')} أو ${isolate('4w')}، أو ${isolate('none')}.`,
    trashDays: `يجب أن تكون قيمة ${isolate('trashDays')} عددًا صحيحًا من 0 إلى 3650.`,
    slugScheme: oneOf('slugScheme', ['base62', 'words', 'date', 'uuid', 'name']),
    slugLength: `يجب أن تكون قيمة ${isolate('slugLength')} عددًا صحيحًا من 6 إلى 32.`,
    embeds: oneOf('embeds', ['on', 'off']),
    embedVideoMax: `يجب أن تكون قيمة ${isolate('embedVideoMax')} حجمًا مثل ${isolate('50MB')}.`,
    indexing: oneOf('indexing', ['on', 'off']),
    allowedTypes: `يجب أن تكون قيمة ${isolate('allowedTypes')} أنواعًا مثل ${isolate('image/*')} أو ${isolate('application/pdf')} تفصل بينها فواصل.`,
    refusedTypes: `يجب أن تكون قيمة ${isolate('refusedTypes')} أنواعًا مثل ${isolate('image/*')} أو ${isolate('application/pdf')} تفصل بينها فواصل.`,
  },
};
