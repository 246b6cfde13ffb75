import { deriveAccent, textContrastMin } from '@perch/contract/brand/accent';
import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import {
  definitionOf,
  type SettingDefinition,
  type SettingKind,
  type SettingName,
  type SettingOfKind,
} from '@perch/contract/settings/setting-table';
import type { Sentence } from '@perch/messages/catalogue';

type Refusal<Definition> = (name: string, definition: Definition) => Sentence;

const linksExample = '`[{"label":"Status","url":"https://status.example.com"}]`';

/** What a setting of each kind accepts. */
const refusals: { [Kind in SettingKind]: Refusal<SettingOfKind<Kind>> } = {
  address: (name) => (m) => m.settings.refused.address({ name }),
  choice:
    (name, { choices }) =>
    (m) =>
      m.fields.notOneOf({ field: name, values: choices.join(', ') }),
  switch: (name) => (m) => m.settings.refused.switch({ name }),
  size: (name) => (m) => m.settings.refused.size({ name }),
  duration:
    (name, { endless }) =>
    (m) =>
      m.settings.refused.duration({ name, endless }),
  count:
    (name, { min, max }) =>
    (m) =>
      m.settings.refused.count({ name, min, max }),
  text:
    (name, { lengthMax: max }) =>
    (m) =>
      m.settings.refused.text({ name, max }),
  types: (name) => (m) => m.settings.refused.types({ name }),
  accent: (name) => (m) => m.settings.refused.accent({ name }),
  links: (name) => (m) =>
    m.settings.refused.links({ name, max: footerLinksMax, example: linksExample }),
  page: (name) => (m) => m.settings.refused.page({ name, max: legalTextBytesMax }),
};

/** Why the setting does not accept this text. */
export function settingRefusal(name: SettingName, text: string): Sentence {
  const definition = definitionOf(name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind and its definition belong together, which TypeScript does not follow through the union
  const refuse = refusals[definition.kind] as Refusal<SettingDefinition>;
  const sentence = refuse(name, definition);
  const reason = definition.kind === 'accent' ? accentRefusal(text) : undefined;
  return reason ? (m) => `${sentence(m)} ${reason(m)}` : sentence;
}

/** Why a colour cannot be an accent; undefined: it can. */
export function accentRefusal(color: string): Sentence | undefined {
  const decision = deriveAccent(color);
  if ('accents' in decision) return undefined;
  const { shortfall } = decision;
  if (!shortfall) return ({ brand }) => brand.noColor;
  const about = { color, ratio: shortfall.ratio, needed: textContrastMin };
  return ({ brand }) =>
    shortfall.theme === 'dark' ? brand.unreadableInDark(about) : brand.unreadableInLight(about);
}
