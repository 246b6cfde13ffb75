// Part of `npm run check`: says what is wrong with the messages, and what is shown in English as it is not translated.
import { locales } from '@perch/contract/text/locales';

import { checkLanguage } from './check-language.ts';

let wrong = 0;
for (const locale of locales) {
  const { errors, missing } = checkLanguage(locale);
  wrong += errors.length;
  for (const error of errors) console.error(`messages/${locale}/${error}`);
  for (const path of missing) console.error(`messages/${locale}/${path}: shown in English`);
}
if (wrong > 0) process.exitCode = 1;
