import { z } from '@hono/zod-openapi';

import { ErrorBody } from '../errors.ts';
import { cursorLengthMax } from '../limits.ts';
import { envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { problem } from '../text/field-problems.ts';
import { batchUploadsMax } from './limits.ts';
import { ListFilter } from './lists.ts';
import { UploadChange } from './option-schemas.ts';

const id = z.string().min(1).max(64);

/** What each upload has of its own, so that no batch can give it to several. */
export const changesOfOne = ['name', 'slug', 'posterAt'] as const satisfies readonly (keyof z.infer<
  typeof UploadChange
>)[];

/** Which of the caller's uploads a batch is about. */
const selection = {
  uploads: z.array(id).min(1).max(batchUploadsMax).optional().openapi({ description: 'Ids' }),
  query: ListFilter.extend({ request: id.optional() })
    .optional()
    .openapi({ description: 'All uploads of `GET /api/upload/my` with these parameters' }),
  after: z
    .string()
    .max(cursorLengthMax, problem('afterInvalid'))
    .optional()
    .openapi({ description: 'With `query`: `next` of the call before' }),
};

const isOneSelection = ({ uploads, query, after }: Selection) =>
  (uploads === undefined) !== (query === undefined) && (after === undefined || query !== undefined);

const choice = { error: problem('selectionUnclear'), path: ['uploads'] };

export type Selection = z.infer<z.ZodObject<typeof selection>>;

const result = jsonResponses(
  200,
  'What became of the uploads',
  envelope(
    z
      .object({
        uploads: z.array(z.string()).openapi({
          description: 'Ids of those that were changed, by which the change can be taken back',
        }),
        refused: z
          .array(z.object({ _id: z.string(), code: ErrorBody.shape.code }))
          .openapi({ description: 'Those that could not be changed, with the reason' }),
        next: z.string().nullable().openapi({
          description: 'The value of `after` for the next uploads that match; null at the end',
        }),
      })
      .openapi('BatchResult'),
  ),
);

const about =
  `Either the uploads with these ids or those that match \`query\`; other accounts' uploads are left alone. One call is about up to ` +
  `${batchUploadsMax}; for more, repeat it with \`after\` until \`next\` is null. `;

/** As many ids as one call takes. */
const bodyBytesMax = 256 * 1024;

export const deleteUploads = {
  ...route('session', {
    scope: 'files:delete',
    method: 'post',
    path: '/api/uploads/delete',
    summary: 'Delete several of your uploads, or all that match',
    description: `${about}They can be restored from the trash, as after \`DELETE /api/upload/{id}\`; with \`permanent\` they are deleted at once, even from the trash.`,
    tags: ['Uploads'],
    request: {
      body: jsonBody(
        z
          .strictObject({ ...selection, permanent: z.boolean().optional() })
          .refine(isOneSelection, choice)
          .openapi('UploadsToDelete'),
      ),
    },
    responses: result,
  }),
  bodyBytesMax,
};

export const restoreUploads = {
  ...route('session', {
    scope: 'files:write',
    method: 'post',
    path: '/api/uploads/restore',
    summary: 'Restore several of your uploads from the trash, or all that match',
    description: `${about}For the whole trash, \`query\` is \`{"trashed": "true"}\`.`,
    tags: ['Uploads'],
    request: {
      body: jsonBody(
        z.strictObject(selection).refine(isOneSelection, choice).openapi('UploadsToRestore'),
      ),
    },
    responses: result,
  }),
  bodyBytesMax,
};

export const changeUploads = {
  ...route('session', {
    scope: 'files:write',
    method: 'post',
    path: '/api/uploads/change',
    summary: 'Change several of your uploads, or all that match',
    description: `${about}\`change\` has options as \`PATCH /api/upload/{id}\`, but none of ${changesOfOne.map((name) => `\`${name}\``).join(', ')}; each upload gets all of them, or is in \`refused\`. \`addTags\` and \`removeTags\` are names, as \`POST /api/tags/apply\` takes them.`,
    tags: ['Uploads'],
    request: {
      body: jsonBody(
        z
          .strictObject({
            ...selection,
            change: UploadChange.optional(),
            addTags: z.array(z.string()).optional(),
            removeTags: z.array(z.string()).optional(),
          })
          .refine(isOneSelection, choice)
          .openapi('UploadsToChange'),
      ),
    },
    responses: result,
  }),
  bodyBytesMax,
};
