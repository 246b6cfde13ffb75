import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const passkeys: typeof source = {
  title: 'Passkey',
  lead: 'Accedi senza password: con l’impronta, il volto, un PIN o una chiave di sicurezza.',
  none: 'Non hai ancora passkey.',
  loading: 'Caricamento delle tue passkey',
  failed: 'Impossibile mostrare le tue passkey',
  add: 'Aggiungi una passkey',
  name: 'Nome della passkey',
  nameHint: 'Come vuoi, per distinguerla dalle altre.',
  nameRequired: 'Manca il nome',
  make: 'Continua',
  wasAdded: 'La passkey è stata aggiunta.',
  known: 'Questo dispositivo ha già una passkey del tuo account.',
  added: ({ date }) => `Aggiunta ${date}`,
  lastUsed: ({ date }) => `Ultimo uso ${date}`,
  neverUsed: 'Mai usata',
  synced: 'Sincronizzata',
  rename: ({ name }) => `Rinomina ${isolate(name)}`,
  remove: ({ name }) => `Rimuovi ${isolate(name)}`,
  removeText:
    'Non ti farà più accedere. Il dispositivo potrebbe continuare a proporla finché non la elimini lì.',
  confirmRemove: 'Rimuovi',
  removed: 'La passkey è stata rimossa.',
  full: ({ max }) =>
    plural(max, {
      one: 'Un account ha al massimo # passkey. Rimuovila per aggiungerne un’altra.',
      many: 'Un account ha al massimo # di passkey. Rimuovine una per aggiungerne un’altra.',
      other: 'Un account ha al massimo # passkey. Rimuovine una per aggiungerne un’altra.',
    }),
};
