import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** The installation's name. */
export interface Named {
  name: string;
}

/** The page of the web app, before any script has run or where none can. */
export const appPage = {
  description: 'Upload files and share them with short public links',
  needsScripts: ({ name }: Named) => `${isolate(name)} needs JavaScript to show this page.`,
  loadFailure: ({ name }: Named) =>
    `${isolate(name)} could not be loaded completely. Check your connection and reload the page.`,
  reload: 'Reload',
};
