import type { secondFactorRules as source } from '../../en/server/second-factor-rules.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const secondFactorRules: typeof source = {
  needed: ({ url }) =>
    `Questo server richiede un secondo fattore. Per continuare, configurane uno su ${url}.`,
  reset: 'I secondi fattori sono stati rimossi e tutte le sessioni sono chiuse.',
  nothingToReset: 'Questo account non ha un secondo fattore.',
  ownFactors: 'Rimuovi i tuoi secondi fattori nelle tue impostazioni.',
  passkeysAlone:
    'A questo account si accede solo con passkey. Esegui sul server perch user remove-second-factor e poi perch user sign-in-link.',
  mail: {
    subject: 'I tuoi secondi fattori sono stati reimpostati',
    removed: ({ site }) =>
      `Un amministratore di ${isolate(site)} ha rimosso l’app di autenticazione, i codici di recupero e le passkey del tuo account. Tutte le tue sessioni sono chiuse.`,
    notYou:
      'Accedi come prima e configura di nuovo un secondo fattore. Se non l’hai richiesto tu, avvisa un amministratore del server.',
    link: 'Configura un secondo fattore',
  },
};
