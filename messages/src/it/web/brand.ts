import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('it');

export const brand: typeof source = {
  siteLinks: 'Informazioni su questo sito',
  pages: {
    imprint: 'Note legali',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
  },
  terms: {
    title: 'Le condizioni d’uso sono cambiate',
    lead: 'Leggile. Per continuare, accettale; i tuoi link funzionano in ogni caso.',
    openAlone: 'Aprile in una pagina a parte',
    accept: 'Accetta le condizioni',
    agree: ({ link }) => `Accetto le ${link}`,
    linkText: 'condizioni d’uso',
  },
  logo: {
    label: 'Logo',
    hint: ({ maxBytes, min, max }) =>
      `PNG o WebP, fino a ${bytes(maxBytes)}, da ${number(min)} a ${number(max)} pixel per lato.`,
    choose: 'Scegli un’immagine',
    replace: 'Sostituisci il logo',
    remove: 'Rimuovi il logo',
    saved: 'Il logo è in uso.',
    removed: 'Il logo è stato rimosso.',
  },
  domain: {
    hint: 'Senza un nome e un colore propri, le pagine di questo dominio sono neutre.',
    name: 'Nome sulle sue pagine',
    accent: 'Colore di accento delle sue pagine',
    saved: ({ domain }) => `L’identità visiva delle pagine su ${isolate(domain)} è stata salvata.`,
  },
};
