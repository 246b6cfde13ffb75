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
