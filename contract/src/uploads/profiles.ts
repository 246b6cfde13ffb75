import { z } from '@hono/zod-openapi';

import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { linkKinds, profilesMax } from './limits.ts';
import { linkOptionFields, UploadChange } from './link-options.ts';

export const Profile = z
  .object({
    _id: z.string(),
    name: z.string().openapi({ example: 'Screenshots' }),
    createdAt: z.iso.datetime(),
    expires: z.string().nullable().openapi({ example: '7d' }),
    maxDownloads: z.union([z.number().int(), z.literal('none')]).nullable(),
    burn: z.boolean().nullable(),
    link: z.enum(linkKinds).nullable(),
    album: z.string().nullable().openapi({ description: 'The id of the album' }),
    domain: z.string().nullable(),
    tags: z.array(z.string()).nullable(),
  })
  .openapi('UploadProfile', {
    description: 'Options of uploads; null where it leaves an option to the account’s own',
  });

export type Profile = z.infer<typeof Profile>;

const { expires, maxDownloads, burn, link, album, domain } = linkOptionFields;
const { tags } = UploadChange.shape;

// The server refuses wrong options by their names, as those of uploads.
const fields = { expires, maxDownloads, burn, link, album, domain, tags };

export const ProfileFields = z
  .object({
    name: z.unknown().openapi({ type: 'string', example: 'Screenshots' }),
    ...fields,
  })
  .partial()
  .catchall(z.unknown())
  .openapi('UploadProfileFields', { additionalProperties: false });

const oneProfile = envelope(z.object({ profile: Profile }));

export const createProfile = route('session', {
  method: 'post',
  path: '/api/profiles',
  summary: 'Make a profile: options of uploads under a name',
  description:
    'An upload that names it in the option `profile`, by id or name, has its options where it names none itself; those of the account and of the server come after them. ' +
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
  summary: 'Change one of your profiles; fields that are left out stay, null takes an option away',
  tags: ['Tokens'],
  request: { params: IdParams, body: jsonBody(ProfileFields) },
  responses: jsonResponses(200, 'The changed profile', oneProfile),
});

export const deleteProfile = route('session', {
  method: 'delete',
  path: '/api/profiles/{id}',
  summary: 'Delete one of your profiles',
  description:
    'Tokens that use it go on without it; one to which a token is locked is kept: 409 `profile_in_use`.',
  tags: ['Tokens'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The profile is deleted', Done),
});
