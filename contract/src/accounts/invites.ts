import { z } from '@hono/zod-openapi';

import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';

export const Invite = z
  .object({
    _id: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    uses: z.number().int(),
    usesMax: z.number().int(),
  })
  .openapi('Invite');

export const NewInvite = z
  .strictObject({
    usesMax: z.number().int().min(1).max(1000).default(1),
    expiresInHours: z.number().int().min(1).max(8760).default(168),
  })
  .openapi('NewInvite');

export const createInvite = route('admin', {
  method: 'post',
  path: '/api/admin/invites',
  summary: 'Create an invitation; its link is returned only once',
  tags: ['Administration'],
  request: { body: jsonBody(NewInvite) },
  responses: jsonResponses(
    201,
    'The invitation',
    envelope(z.object({ invite: Invite, token: z.string(), url: z.string() })),
  ),
});

export const listInvites = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/invites',
  summary: 'Invitations that can still be used, newest first',
  tags: ['Administration'],
  responses: jsonResponses(200, 'Invitations', envelope(z.object({ invites: z.array(Invite) }))),
});

export const revokeInvite = route('admin', {
  method: 'delete',
  path: '/api/admin/invites/{id}',
  summary: 'Revoke an invitation',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The invitation is revoked', Done),
});
