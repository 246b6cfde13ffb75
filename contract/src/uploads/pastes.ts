import { z } from '@hono/zod-openapi';

import { envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { UploadAnswer } from '../uploads.ts';
import { pasteBytesMax, pasteTitleLengthMax, shownMarkdownBytesMax } from './limits.ts';
import { optionFields } from './option-schemas.ts';
import { pasteLanguageNames } from './paste-languages.ts';

// As with the options, the server refuses wrong values by their names: the schema describes.
const field = (description: string, example: string) =>
  z.unknown().openapi({ description, type: 'string', example });

const PasteFields = z
  .object({
    content: field('The text: 1 byte to 1 MiB of UTF-8', 'print("hello")\n'),
    language: field(
      `One of ${pasteLanguageNames.join(', ')}. Without one: that of the title’s extension, else plain`,
      'python',
    ),
    title: field(
      `1 to ${pasteTitleLengthMax} characters; the file’s name, with an extension of the language`,
      'hello',
    ),
    ...optionFields,
  })
  .partial()
  .catchall(z.unknown())
  .openapi('PasteFields', { additionalProperties: false, required: ['content'] });

/** JSON may write each byte of a text as six (`\u0001`); the rest is for the other fields. */
const limitsFor = (textBytesMax: number) => ({
  bodyBytesMax: 6 * textBytesMax + 64 * 1024,
  namedBytesMax: textBytesMax,
});

export const createPaste = {
  ...route('token', {
    scope: 'upload',
    method: 'post',
    path: '/api/pastes',
    summary: 'Upload a text',
    description:
      'An upload like any other, whose bytes are always served as `text/plain; charset=utf-8`. Options are as in ' +
      '`PATCH /api/upload/{id}`, or headers; `link` is `view` unless given. Text with a lone surrogate cannot be UTF-8: 400 `invalid_option`. ' +
      'With `format=text`, or when `Accept` names text/plain and not JSON, the response is only the link, or only ' +
      'the sentence of an error.',
    tags: ['Uploads'],
    request: {
      query: z.object({ format: z.enum(['json', 'text']).optional() }),
      body: jsonBody(PasteFields),
    },
    responses: jsonResponses(201, 'The stored text', UploadAnswer),
    'x-plain-text': { answer: 'The public link', failure: 'An error, in one sentence' },
  }),
  ...limitsFor(pasteBytesMax),
};

export const previewPaste = {
  ...route('session', {
    method: 'post',
    path: '/api/pastes/preview',
    summary: 'Markdown as rendered on the page of a file',
    description: `For a frame with \`sandbox\`. Up to ${shownMarkdownBytesMax / 1024} KB: pages show longer texts unrendered.`,
    tags: ['Uploads'],
    request: {
      body: jsonBody(
        z.strictObject({
          content: z.string().min(1),
          scheme: z.enum(['dark', 'light']).optional(),
        }),
      ),
    },
    responses: jsonResponses(
      200,
      'The document',
      envelope(
        z.object({ document: z.string().openapi({ description: 'A whole HTML document' }) }),
      ),
    ),
  }),
  ...limitsFor(shownMarkdownBytesMax),
};
