import { z } from '@hono/zod-openapi';

import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { profilesMax } from './limits.ts';
import { optionFields, profileFields, shownProfileOptions } from './option-schemas.ts';

export const Profile = z
  .object({
    _id: z.string(),
    name: z.string().openapi({ example: 'Screenshots' }),
    createdAt: z.iso.datetime(),
    ...shownProfileOptions,
    album: shownProfileOptions.album.openapi({ description: 'The id of the album' }),
    hasPassword: z.boolean().openapi({ description: 'Whether its links have a password' }),
  })
  .openapi('UploadProfile', {
    description: 'Upload options; null where the account’s own apply',
  });

export type Profile = z.infer<typeof Profile>;

export const ProfileFields = z
  .object({
    name: z.unknown().openapi({ type: 'string', example: 'Screenshots' }),
    ...profileFields,
    password: optionFields.password,
  })
  .partial()
  .catchall(z.unknown())
  .openapi('UploadProfileFields', { additionalProperties: false });

const oneProfile = envelope(z.object({ profile: Profile }));

export const createProfile = route('session', {
  method: 'post',
  path: '/api/profiles',
  summary: 'Create a profile: a named set of upload options',
  description:
    'An upload that names it in the option `profile`, by id or name, takes from it the options that it does not ' +
    'set itself; then those of the account and of the server apply. ' +
    `An account may have ${profilesMax}: 409 \`profile_limit\`.`,
  tags: ['Tokens'],
  request: { body: jsonBody(ProfileFields) },
  responses: jsonResponses(201, 'The profile', oneProfile),
});

export const listProfiles = route('session', {
  scope: 'account:read',
  method: 'get',
  path: '/api/profiles',
  summary: 'Your profiles, by name',
  tags: ['Tokens'],
  responses: jsonResponses(
    200,
    'Your profiles',
    envelope(z.object({ profiles: z.array(Profile) })),
  ),
});

export const changeProfile = route('session', {
  method: 'patch',
  path: '/api/profiles/{id}',
  summary:
    'Change one of your profiles; fields that are left out do not change, null removes an option',
  tags: ['Tokens'],
  request: { params: IdParams, body: jsonBody(ProfileFields) },
  responses: jsonResponses(200, 'The changed profile', oneProfile),
});

export const deleteProfile = route('session', {
  method: 'delete',
  path: '/api/profiles/{id}',
  summary: 'Delete one of your profiles',
  description:
    'Tokens that use it keep working without it; one to which a token is locked cannot be deleted: 409 `profile_in_use`.',
  tags: ['Tokens'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The profile is deleted', Done),
});
