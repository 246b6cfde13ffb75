import { z } from '@hono/zod-openapi';

/** Every `code` of an error response. Clients may rely on these; the sentences may change. */
export const errorCodes = [
  'invalid_request',
  'invalid_host',
  'invalid_credentials',
  'unauthenticated',
  'account_pending',
  'account_rejected',
  'forbidden',
  'confirmation_required',
  'setup_closed',
  'registration_closed',
  'invite_invalid',
  'wrong_password',
  'reset_invalid',
  'email_change_invalid',
  'last_administrator',
  'own_account',
  'too_many_attempts',
  'reserved',
  'domain_limit',
  'not_found',
  'method_not_allowed',
  'taken',
  'file_missing',
  'too_many_files',
  'upload_incomplete',
  'wrong_offset',
  'upload_locked',
  'too_many_uploads',
  'protocol_version',
  'unknown_domain',
  'file_too_large',
  'quota_exceeded',
  'body_too_large',
  'unsupported_media_type',
  'unknown_host',
  'disk_full',
  'busy',
  'blob_missing',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response: a sentence for users, a code for programs. */
export const ErrorBody = z
  .object({ success: z.literal(false), error: z.string(), code: z.enum(errorCodes) })
  .openapi('Error');

export type ErrorBody = z.infer<typeof ErrorBody>;
