import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const filePages: typeof source = {
  title: 'Pagine dei file',
  lead: 'Ciò che mostrano le app di messaggistica e altri programmi quando si incolla il link alla pagina di un tuo file.',
  pageTitle: 'Titolo',
  pageDescription: 'Descrizione',
  pageColour: 'Colore',
  variables: ({ names }) => `Variabili: ${isolate(names)}`,
  titleDefault: 'Il nome del file',
  descriptionDefault: 'Tipo e dimensione',
  colourHint: ({ example }) => `Accanto all’anteprima, per esempio ${isolate(example)}`,
  colourInvalid: ({ example }) => `Scrivi # e sei cifre, per esempio ${isolate(example)}`,
  unknownVariable: ({ name }) => `La variabile ${isolate(name)} non esiste`,
  preview: 'Anteprima',
  save: 'Salva pagine dei file',
  saved: 'Pagine dei file salvate',
  failed: 'Impossibile mostrare le tue pagine dei file',
};
