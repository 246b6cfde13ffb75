import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

export const passkeys: typeof source = {
  invalid: 'Con questa passkey non ha funzionato. Riprova.',
  tooMany: ({ max }) => `Un account può avere al massimo ${number(max)} passkey.`,
  noSuchPasskey: 'Questa passkey non esiste.',
  signInExpired: 'L’accesso ha richiesto troppo tempo. Ricomincia da capo.',
  added: 'Passkey aggiunta.',
  removed: 'Passkey rimossa.',
  browserOnSystem: ({ browser, system }) => `${browser} su ${system}`,
  unnamed: 'Passkey',
  mail: {
    addedSubject: 'Una passkey è stata aggiunta al tuo account',
    added: ({ name, site }) =>
      `Da ora la passkey ${isolate(name)} permette di accedere al tuo account su ${isolate(site)}.`,
    addedByOther:
      'Se non sei stato tu, rimuovila subito nelle impostazioni, cambia la password e chiudi tutte le altre sessioni.',
    removedSubject: 'Una passkey del tuo account è stata rimossa',
    removed: ({ name, site }) =>
      `La passkey ${isolate(name)} non permette più di accedere al tuo account su ${isolate(site)}.`,
    removedByOther:
      'Se non sei stato tu, cambia subito la password e chiudi tutte le altre sessioni.',
    link: 'Le tue impostazioni',
  },
};
