import { isTheme } from '@perch/contract/appearance/themes';
import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import {
  type FieldName,
  type SettingOfKind,
  settingTable,
  type ValueOfKind,
} from '@perch/contract/settings/setting-table';
import { isLocale, localeNames } from '@perch/contract/text/locales';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { AccentField } from './accent-field.tsx';
import type { AnyContent, Content, Draft, Edits, FieldKind } from './draft.ts';
import { DurationField } from './duration-field.tsx';
import type { FieldFrame } from './field-frame.ts';
import { FooterLinksField } from './footer-links-field.tsx';
import { PageField } from './page-field.tsx';

import classes from './setting-field.module.css';

interface KindFieldProps<Value, FieldContent, Definition> {
  name: FieldName;
  definition: Definition;
  frame: FieldFrame;
  /** The value that the setting has without a choice of it. */
  byDefault: Value;
  content: FieldContent;
  onChange: (content: FieldContent) => void;
}

type KindField<Value, FieldContent, Definition> = (
  props: KindFieldProps<Value, FieldContent, Definition>,
) => ReactNode;

const kindFields: {
  [Kind in FieldKind]: KindField<ValueOfKind[Kind] | null, Content<Kind>, SettingOfKind<Kind>>;
} = {
  choice: ({ name, definition, byDefault, ...field }) => (
    <ChoiceField
      {...field}
      choices={definition.choices}
      labelOf={(choice) => choiceLabel(name, definition, choice)}
      byDefault={byDefault}
    />
  ),
  switch: ({ name, frame, byDefault, content, onChange }) => (
    <ChoiceField
      frame={frame}
      content={content}
      onChange={onChange}
      choices={['on', 'off'] as const}
      labelOf={(state) => switchWords(name)[state]}
      byDefault={byDefault ? 'on' : 'off'}
    />
  ),
  size: ({ byDefault, ...field }) => (
    <TextField
      {...field}
      placeholder={byDefault === null ? m.adminSettings.noQuota : formatBytes(byDefault)}
      dir="ltr"
    />
  ),
  duration: ({ definition, frame, byDefault, content, onChange }) => (
    <DurationField
      frame={frame}
      content={content}
      byDefault={byDefault}
      endless={definition.endless}
      onChange={onChange}
    />
  ),
  count: ({ byDefault, ...field }) => <TextField {...field} placeholder={String(byDefault)} />,
  text: ({ byDefault, ...field }) => <TextField {...field} placeholder={byDefault ?? ''} />,
  types: ({ definition, ...field }) => (
    <TextField
      {...field}
      placeholder={definition.empty === 'all' ? m.adminSettings.allTypes : m.adminSettings.noTypes}
    />
  ),
  accent: ({ frame, content, onChange }) => (
    <AccentField frame={frame} value={content} onChange={onChange} />
  ),
  links: ({ frame, content, onChange }) => (
    <FooterLinksField frame={frame} links={content} onChange={onChange} />
  ),
  page: ({ frame, content, onChange }) => (
    <PageField frame={frame} value={content} onChange={onChange} />
  ),
};

interface SettingFieldProps {
  name: FieldName;
  settings: AdminSettings;
  draft: Draft;
  problem: string | undefined;
  onEdit: (edits: Edits) => void;
}

/** The field of one setting; locked where the server's environment sets it. */
export function SettingField({ name, settings, draft, problem, onEdit }: SettingFieldProps) {
  const { isLocked, variable, default: byDefault } = settings[name];
  const definition = settingTable[name];
  const frame: FieldFrame = {
    label: m.adminSettings.labels[name],
    description: isLocked && variable !== null ? <LockedBy variable={variable} /> : hintOf(name),
    error: problem,
    disabled: isLocked,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a setting's value, content and definition are of its kind, which TypeScript does not follow through the union
  const KindField = kindFields[definition.kind] as KindField<unknown, AnyContent, unknown>;
  return (
    <KindField
      name={name}
      definition={definition}
      frame={frame}
      byDefault={byDefault}
      content={draft[name]}
      onChange={(content) => onEdit({ [name]: content })}
    />
  );
}

interface TextFieldProps {
  frame: FieldFrame;
  content: string;
  onChange: (content: string) => void;
  /** What an empty field stands for. */
  placeholder: string;
  dir?: 'ltr';
}

function TextField({ frame, content, onChange, placeholder, dir }: TextFieldProps) {
  return (
    <Field
      {...frame}
      value={content}
      {...(dir && { dir })}
      placeholder={m.adminSettings.byDefault({ value: placeholder })}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface ChoiceFieldProps<Choice extends string> {
  frame: FieldFrame;
  content: string;
  onChange: (content: string) => void;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  byDefault: string | null;
}

/** A choice, with the one that is the default named so. */
function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { frame, content, onChange, choices, labelOf, byDefault } = props;
  const { byDefault: marked } = m.adminSettings;
  return (
    <SelectField
      {...frame}
      value={content}
      data={choices.map((choice) => ({
        value: choice,
        label: choice === byDefault ? marked({ value: labelOf(choice) }) : labelOf(choice),
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const hasKey = <Words extends object>(words: Words, key: PropertyKey): key is keyof Words =>
  Object.hasOwn(words, key);

function choiceLabel(name: FieldName, { words }: SettingOfKind<'choice'>, choice: string): string {
  if (words === 'languages') return isLocale(choice) ? localeNames[choice] : choice;
  if (words === 'themes') return isTheme(choice) ? m.theme[choice] : choice;
  if (!hasKey(m.adminSettings.choices, name)) return choice;
  const labels: Record<string, string> = m.adminSettings.choices[name];
  return labels[choice] ?? choice;
}

const switchWords = (name: FieldName): Record<'on' | 'off', string> =>
  hasKey(m.adminSettings.switches, name) ? m.adminSettings.switches[name] : m.adminSettings;

const hintOf = (name: FieldName): string | undefined =>
  hasKey(m.adminSettings.hints, name) ? m.adminSettings.hints[name] : undefined;

function LockedBy({ variable }: { variable: string }) {
  return (
    <span className={classes.locked}>
      <IconLock size="0.875rem" aria-hidden="true" />
      {m.adminSettings.locked({ variable })}
    </span>
  );
}
