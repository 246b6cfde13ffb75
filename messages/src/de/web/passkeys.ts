import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const passkeys: typeof source = {
  title: 'Deine Passkeys',
  lead: 'Melde dich ohne Passwort an: mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.',
  none: 'Du hast noch keine Passkeys.',
  loading: 'Deine Passkeys werden geladen',
  failed: 'Deine Passkeys lassen sich nicht anzeigen',
  add: 'Passkey hinzufügen',
  name: 'Name des Passkeys',
  nameHint: 'Wie du willst, um ihn von anderen zu unterscheiden.',
  nameRequired: 'Der Name fehlt',
  make: 'Weiter',
  wasAdded: 'Der Passkey ist hinzugefügt.',
  known: 'Dieses Gerät hat schon einen Passkey deines Kontos.',
  added: ({ date }) => `Hinzugefügt ${date}`,
  lastUsed: ({ date }) => `Zuletzt benutzt ${date}`,
  neverUsed: 'Nie benutzt',
  synced: 'Synchronisiert',
  rename: ({ name }) => `${isolate(name)} umbenennen`,
  remove: ({ name }) => `${isolate(name)} entfernen`,
  removeText:
    'Er meldet dich dann nicht mehr an. Dein Gerät bietet ihn vielleicht weiter an, bis du ihn dort löschst.',
  confirmRemove: 'Entfernen',
  removed: 'Der Passkey ist entfernt.',
  full: ({ max }) =>
    plural(max, {
      one: 'Ein Konto hat höchstens # Passkey. Entferne ihn, um einen anderen hinzuzufügen.',
      other: 'Ein Konto hat höchstens # Passkeys. Entferne einen, um einen anderen hinzuzufügen.',
    }),
};
