import type { ComponentPages } from '@perch/contract/settings/limits';
import { findUnknownVariable, pageColourPattern } from '@perch/contract/text/page-template';

import { m } from '../../../language/messages.ts';

export interface FilePagesForm {
  pageTitle: string;
  pageDescription: string;
  pageColour: string;
}

/** With what needs no check. */
export interface FilePagesChoice extends FilePagesForm {
  pageAuthor: boolean;
  /** Empty: as the server has it. */
  pageComponents: ComponentPages | '';
}

export const colourExample = '#1971c2';

/** A message for each invalid field; empty when all are valid. */
export function validateFilePages(form: FilePagesForm): Partial<FilePagesForm> {
  const pageTitle = templateProblem(form.pageTitle);
  const pageDescription = templateProblem(form.pageDescription);
  const colour = form.pageColour.trim();
  const isColour = colour === '' || pageColourPattern.test(colour);
  return {
    ...(pageTitle && { pageTitle }),
    ...(pageDescription && { pageDescription }),
    ...(!isColour && {
      pageColour: m.settings.filePages.colourInvalid({ example: colourExample }),
    }),
  };
}

function templateProblem(template: string): string | undefined {
  const unknown = findUnknownVariable(template);
  if (unknown === undefined) return undefined;
  return m.settings.filePages.unknownVariable({ name: `{${unknown}}` });
}
