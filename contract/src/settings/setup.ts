import { z } from '@hono/zod-openapi';

import { Done, envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { setupSteps } from './limits.ts';

const Step = z.enum(setupSteps).nullable().openapi({
  description: 'The next step of the guided setup; null: it is finished, or there is none',
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
      .openapi({ description: 'null: this server sends no email' }),
    address: z
      .string()
      .nullable()
      .openapi({
        description:
          'The address at which setup was opened, if that is not the configured one: it is served until setup is ' +
          'finished, and afterwards if the setting `publicUrl` keeps it',
        example: 'http://192.168.1.5:3000',
      }),
    configuredUrl: z.string().openapi({
      description: 'The public address if none is kept',
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
      .openapi({ description: 'How to run `perch` on this installation' }),
  })
  .openapi('Setup');

export type Setup = z.infer<typeof Setup>;

const SetupData = envelope(z.object({ setup: Setup }));

export const showSetup = route('admin', {
  method: 'get',
  path: '/api/admin/setup',
  summary: 'The state of the guided setup',
  description: 'It begins with the account that the setup link created.',
  tags: ['Administration'],
  responses: jsonResponses(200, 'Its step, and the mail settings', SetupData),
});

export const changeSetup = route('admin', {
  method: 'put',
  path: '/api/admin/setup',
  summary: 'Continue the guided setup, or finish it with null',
  description: 'It cannot be restarted once finished.',
  tags: ['Administration'],
  request: { body: jsonBody(z.strictObject({ step: Step }).openapi('SetupChange')) },
  responses: jsonResponses(200, 'The current values', SetupData),
});

export const sendTestMail = route('admin', {
  method: 'post',
  path: '/api/admin/test-mail',
  summary: 'Send a test email to your own address',
  description:
    'Waits up to 20 seconds for the mail server. 409 `mail_off` without SMTP_URL; 503 `mail_failed` with the mail ' +
    'server’s response; five for each user in ten minutes.',
  tags: ['Administration'],
  responses: jsonResponses(200, 'The mail server accepted the email', Done),
});
