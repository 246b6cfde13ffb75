import { themes } from '@perch/contract/appearance/themes';
import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import { registrationModes, secondFactorRules, slugSchemes } from '@perch/contract/settings/limits';
import { localeNames, locales } from '@perch/contract/text/locales';
import { IconLock } from '@tabler/icons-react';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { AccentField } from './accent-field.tsx';
import type { Draft, Edits } from './draft.ts';
import type { FieldFrame } from './field-frame.ts';
import { FooterLinksField } from './footer-links-field.tsx';
import { PageField } from './page-field.tsx';
import type { SettingName } from './setting-groups.ts';

import classes from './setting-field.module.css';

const onOrOff = ['on', 'off'] as const;

interface SettingFieldProps {
  name: SettingName;
  settings: AdminSettings;
  draft: Draft;
  problem: string | undefined;
  onEdit: (edits: Edits) => void;
}

/** The field of one setting; locked where the server's environment sets it. */
export function SettingField({ name, settings, draft, problem, onEdit }: SettingFieldProps) {
  const { isLocked, variable } = settings[name];
  const { labels, byDefault } = m.adminSettings;
  const frame: FieldFrame = {
    label: labels[name],
    description: isLocked && variable !== null ? <LockedBy variable={variable} /> : hintOf(name),
    error: problem,
    disabled: isLocked,
  };
  const text = (field: Exclude<SettingName, 'footerLinks'>) => ({
    ...frame,
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onEdit({ [field]: event.currentTarget.value }),
  });
  /** A choice, with the one that is the default named so. */
  const choice = <T extends string>(
    values: readonly T[],
    byName: (value: T) => string,
    of: string,
  ) =>
    values.map((value) => ({
      value,
      label: value === of ? byDefault({ value: byName(value) }) : byName(value),
    }));

  switch (name) {
    case 'registration':
      return (
        <SelectField
          {...text(name)}
          data={choice(
            registrationModes,
            (mode) => m.adminSettings.registrations[mode],
            settings.registration.default,
          )}
        />
      );
    case 'requireSecondFactor':
      return (
        <SelectField
          {...text(name)}
          data={choice(
            secondFactorRules,
            (rule) => m.adminSettings.secondFactorRules[rule],
            settings.requireSecondFactor.default,
          )}
        />
      );
    case 'defaultLanguage':
      return (
        <SelectField
          {...text(name)}
          data={choice(locales, (locale) => localeNames[locale], settings.defaultLanguage.default)}
        />
      );
    case 'defaultTheme':
      return (
        <SelectField
          {...text(name)}
          data={choice(themes, (theme) => m.theme[theme], settings.defaultTheme.default)}
        />
      );
    case 'slugScheme':
      return (
        <SelectField
          {...text(name)}
          data={choice(
            slugSchemes,
            (scheme) => m.adminSettings.slugSchemes[scheme],
            settings.slugScheme.default,
          )}
        />
      );
    case 'emailRequired':
      return (
        <SelectField
          {...text(name)}
          data={choice(onOrOff, (state) => m.adminSettings.emailRules[state], 'on')}
        />
      );
    case 'embeds':
    case 'indexing':
      return (
        <SelectField
          {...text(name)}
          data={choice(onOrOff, (state) => m.adminSettings[state], 'on')}
        />
      );
    case 'defaultExpiry':
    case 'trashDays':
    case 'slugLength':
      return (
        <Field
          {...text(name)}
          placeholder={byDefault({ value: String(settings[name].default) })}
          autoComplete="off"
        />
      );
    case 'maxExpiry':
    case 'allowedTypes':
    case 'refusedTypes':
      return (
        <Field
          {...text(name)}
          placeholder={byDefault({ value: emptyMeaning(name) })}
          autoComplete="off"
        />
      );
    case 'userQuota':
    case 'embedVideoMax':
    case 'maxFileSize': {
      const bytes = settings[name].default;
      const value = bytes === null ? m.adminSettings.noQuota : formatBytes(bytes);
      return (
        <Field {...text(name)} dir="ltr" placeholder={byDefault({ value })} autoComplete="off" />
      );
    }
    case 'name':
      return (
        <Field
          {...text(name)}
          placeholder={byDefault({ value: settings.name.default })}
          autoComplete="off"
        />
      );
    case 'accent':
      return (
        <AccentField frame={frame} value={draft.accent} onChange={(accent) => onEdit({ accent })} />
      );
    case 'footerLinks':
      return (
        <FooterLinksField
          frame={frame}
          links={draft.footerLinks}
          onChange={(footerLinks) => onEdit({ footerLinks })}
        />
      );
    case 'imprint':
    case 'privacy':
    case 'terms':
      return (
        <PageField
          frame={frame}
          value={draft[name]}
          onChange={(page) => onEdit({ [name]: page })}
        />
      );
  }
}

/** What an empty field stands for. */
function emptyMeaning(name: 'maxExpiry' | 'allowedTypes' | 'refusedTypes'): string {
  const { noQuota, allTypes, noTypes } = m.adminSettings;
  return { maxExpiry: noQuota, allowedTypes: allTypes, refusedTypes: noTypes }[name];
}

function hintOf(name: SettingName): string | undefined {
  const hints: Partial<Record<SettingName, string>> = m.adminSettings.hints;
  return hints[name];
}

function LockedBy({ variable }: { variable: string }) {
  return (
    <span className={classes.locked}>
      <IconLock size="0.875rem" aria-hidden="true" />
      {m.adminSettings.locked({ variable })}
    </span>
  );
}
