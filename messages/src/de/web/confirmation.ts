import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Bestätige, dass du es bist',
  text: 'Damit ändert sich der Zugang zu deinem Konto. Bestätige es einmal; das gilt zehn Minuten.',
  loading: 'Deine Anmeldewege werden geladen',
  failed: 'Deine Anmeldewege lassen sich nicht anzeigen',
  password: 'Dein Passwort',
  code: 'Code deiner Authenticator-App',
  codeHint: 'Oder einer deiner Wiederherstellungscodes.',
  recoveryCode: 'Einer deiner Wiederherstellungscodes',
  codeRequired: 'Der Code fehlt',
  withPasskey: 'Passkey verwenden',
  freshSignIn:
    'Das bestätigt nur eine Anmeldung aus den letzten zehn Minuten. Melde dich neu an und komm dann hierher zurück.',
  signInAgain: 'Neu anmelden',
  confirm: 'Bestätigen',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'Dein Browser sollte abbrechen oder hat zu lange gewartet. Nichts hat sich geändert.',
  failed: 'Dein Browser konnte den Passkey nicht verwenden. Nichts hat sich geändert.',
  unsupported: 'Passkeys brauchen einen Browser, der sie kennt, und eine Adresse mit https.',
};
