import type { NativeSelectProps } from '@mantine/core';
import { type Locale, localeNames, locales, parseLocale } from '@perch/contract/text/locales';
import { useState, useSyncExternalStore } from 'react';

import { useChangeLanguage } from '../../api/change-language.ts';
import { chosenLanguage, negotiatedLanguage, onChoice } from '../../language/chosen-language.ts';
import { m } from '../../language/messages.ts';
import { useShownLanguage } from '../../language/use-shown-language.ts';
import { SelectField } from '../../ui/form/select-field.tsx';

/** The shown language, to choose another on pages before the app. */
export function ShownLanguageSelect() {
  const { locale } = useShownLanguage();
  return <LanguageSelect size="xs" aria-label={m.language.label} chosen={locale} />;
}

/** The chosen language, or the browser's. */
export function ChosenLanguageSelect() {
  const chosen = useSyncExternalStore(onChoice, chosenLanguage);
  const browsers = localeNames[negotiatedLanguage()];
  return (
    <LanguageSelect label={m.language.label} chosen={chosen}>
      <option value="">{m.language.asBrowser({ language: browsers })}</option>
    </LanguageSelect>
  );
}

type LanguageSelectProps = NativeSelectProps & { chosen: Locale | undefined };

/** Each language is named in itself. `children` are options before them. */
function LanguageSelect({ chosen = undefined, children, ...props }: LanguageSelectProps) {
  const [loading, setLoading] = useState<Locale | null>();
  const changeLanguage = useChangeLanguage();
  const choose = async (language: Locale | null) => {
    setLoading(language);
    await changeLanguage(language);
    setLoading(undefined);
  };
  const shown = loading === undefined ? chosen : loading;
  return (
    <SelectField
      {...props}
      value={shown ?? ''}
      aria-busy={loading !== undefined}
      onChange={({ currentTarget: { value } }) => void choose(parseLocale(value) ?? null)}
    >
      {children}
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </SelectField>
  );
}
