import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ar');

const oneOf = (name: string, choices: readonly string[]) =>
  `يجب أن تكون قيمة ${isolate(name)} إحدى القيم: ${isolate(choices.join(', '))}.`;

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `يحدد متغير البيئة ${isolate(variable)} قيمة ${isolate(name)}، ولا يمكن تغييرها هنا.`,
  otherAddress: `في التطبيق، لا يمكن أن يصبح ${isolate('publicUrl')} إلا عنوان الصفحة نفسها. يقبل الأمر ${isolate('perch settings set publicUrl')} أي عنوان.`,
  refused: {
    address: ({ name }) => `يجب أن يكون ${isolate(name)} عنوان http أو https بلا مسار.`,
    choice: ({ name, choices }) => oneOf(name, choices),
    switch: ({ name }) => oneOf(name, ['on', 'off']),
    size: ({ name }) =>
      `يجب أن تكون قيمة ${isolate(name)} حجمًا مثل ${isolate('500MB')} أو ${isolate('20GB')} (${isolate('MB = 1024²')} بايت).`,
    duration: ({ name, endless }) =>
      `يجب أن تكون قيمة ${isolate(name)} مدة مثل ${isolate('30m')} أو ${isolate('12h')} أو ${isolate('7d')} أو ${isolate('4w')}، أو ${isolate(endless)}.`,
    count: ({ name, min, max }) =>
      `يجب أن تكون قيمة ${isolate(name)} عددًا صحيحًا من ${min} إلى ${max}.`,
    text: ({ name, max }) =>
      `يجب أن تكون قيمة ${isolate(name)} سطرًا واحدًا طوله بين 1 و${max} من الأحرف.`,
    types: ({ name }) =>
      `يجب أن تكون قيمة ${isolate(name)} أنواعًا مثل ${isolate('image/*')} أو ${isolate('application/pdf')} تفصل بينها فواصل.`,
    accent: ({ name }) =>
      `يجب أن تكون قيمة ${isolate(name)} لونًا مثل ${isolate('#45b9e4')} مقروءًا في السمتين.`,
    links: ({ name, max }) =>
      `يجب أن تكون قيمة ${isolate(name)} قائمة JSON لا يتجاوز عدد روابطها ${max}، مثل ${isolate('`[{"label":"Status","url":"https://status.example.com"}]`')}، وكل رابط عنوان http أو https أو mailto.`,
    page: ({ name, max }) =>
      `يجب أن تكون قيمة ${isolate(name)} نص Markdown لا يتجاوز ${bytes(max)}.`,
  },
};
