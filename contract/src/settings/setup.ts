import { z } from '@hono/zod-openapi';

import { Done, envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { setupSteps } from './limits.ts';

const Step = z.enum(setupSteps).nullable().openapi({
  description: 'Where the guided set-up goes on; null: it is finished, or there is none',
});

export const Setup = z
  .object({
    step: Step,
    mail: z
      .object({
        server: z.string().openapi({ description: 'Host and port', example: 'mail.example.org' }),
        sender: z.string(),
      })
      .nullable()
      .openapi({ description: 'null: this server sends no mail' }),
    address: z.string().nullable().openapi({
      description:
        'The address that the set-up was opened by, where that is not the configured one: it is served until the set-up is finished, and afterwards if `publicUrl` of the settings keeps it',
      example: 'http://192.168.1.5:3000',
    }),
    configuredUrl: z.string().openapi({
      description: 'The public address where none is kept',
      example: 'http://localhost:3000',
    }),
    command: z
      .object({
        client: z.string().openapi({ description: 'For commands of a client' }),
        server: z.string().openapi({
          description: 'For commands on the server itself',
          example: 'docker exec perch perch',
        }),
      })
      .openapi({ description: 'How `perch` is called in the form that this installation has' }),
  })
  .openapi('Setup');

export type Setup = z.infer<typeof Setup>;

const SetupData = envelope(z.object({ setup: Setup }));

export const showSetup = route('admin', {
  method: 'get',
  path: '/api/admin/setup',
  summary: 'Where the guided set-up of this installation stands',
  description: 'It begins with the account of the set-up link.',
  tags: ['Administration'],
  responses: jsonResponses(200, 'Its step, and what mail is sent by', SetupData),
});

export const changeSetup = route('admin', {
  method: 'put',
  path: '/api/admin/setup',
  summary: 'Go on with the guided set-up, or with null finish it',
  description: 'One that is finished stays so.',
  tags: ['Administration'],
  request: { body: jsonBody(z.strictObject({ step: Step }).openapi('SetupChange')) },
  responses: jsonResponses(200, 'As it is now', SetupData),
});

export const sendTestMail = route('admin', {
  method: 'post',
  path: '/api/admin/test-mail',
  summary: 'Send a mail to your own address at once',
  description:
    'Waits up to 20 seconds for the mail server. 409 `mail_off` without SMTP_URL; 503 `mail_failed` with what the mail server said; five of a user in ten minutes.',
  tags: ['Administration'],
  responses: jsonResponses(200, 'The mail server has taken it', Done),
});
