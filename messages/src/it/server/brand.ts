import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('it');

export const brand: typeof source = {
  imprint: 'Note legali',
  privacy: 'Informativa sulla privacy',
  terms: 'Condizioni d’uso',

  termsRequired: ({ url }) =>
    `Le condizioni d’uso sono cambiate. Per continuare, accedi su ${url} e accettale.`,
  termsNotAccepted: ({ url }) => `Per registrarti devi accettare le condizioni d’uso: ${url}`,
  termsChanged: 'Nel frattempo le condizioni d’uso sono cambiate. Leggile di nuovo.',
  termsAccepted: 'Le condizioni d’uso sono state accettate.',

  nameTooLong: ({ max }) => `Il nome può avere fino a ${number(max)} caratteri.`,
  nameNotOneLine: 'Il nome deve essere una sola riga senza caratteri di controllo.',
  noColor: 'Un colore si scrive con # e sei cifre esadecimali.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} ha un contrasto di ${number(ratio)}:1 sul tema scuro; serve ${number(needed)}:1, e una tonalità che lo raggiunge sarebbe un altro colore.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} ha un contrasto di ${number(ratio)}:1 sul tema chiaro; serve ${number(needed)}:1, e una tonalità che lo raggiunge sarebbe un altro colore.`,
  domainSaved: 'L’identità visiva delle pagine del dominio è stata salvata.',

  noLogo: 'Non c’è nessun logo.',
  logoSaved: 'Il logo è in uso.',
  logoRemoved: 'Il logo è stato rimosso.',
  logoType: 'Il logo deve essere un’immagine PNG o WebP.',
  logoTooLarge: ({ maxBytes }) => `Il logo può pesare fino a ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `Il logo deve misurare tra ${number(min)} × ${number(min)} e ${number(max)} × ${number(max)} pixel.`,
  logoDamaged: 'Questa immagine è troncata o danneggiata.',
  logoHasMore:
    'Questo file contiene più di un’immagine. Esporta di nuovo il logo e invia quel file.',
};
