import { z } from '@hono/zod-openapi';

/** Every `code` of an error response. Clients may rely on these; the sentences may change. */
export const errorCodes = [
  'invalid_request',
  'invalid_option',
  'invalid_host',
  'invalid_credentials',
  'unauthenticated',
  'second_factor_required',
  'second_factor_needed',
  'code_invalid',
  'passkey_invalid',
  'passkey_limit',
  'last_sign_in_method',
  'password_login_off',
  'provider_refused',
  'provider_unavailable',
  'sign_in_expired',
  'account_pending',
  'account_rejected',
  'forbidden',
  'insufficient_scope',
  'confirmation_required',
  'password_required',
  'terms_required',
  'terms_not_accepted',
  'terms_changed',
  'setup_closed',
  'registration_closed',
  'invite_invalid',
  'wrong_password',
  'reset_invalid',
  'email_change_invalid',
  'last_administrator',
  'own_account',
  'too_many_attempts',
  'setting_locked',
  'mail_off',
  'mail_failed',
  'reserved',
  'domain_limit',
  'token_limit',
  'token_disabled',
  'profile_limit',
  'album_limit',
  'album_full',
  'profile_in_use',
  'tag_limit',
  'filter_limit',
  'link_limit',
  'request_limit',
  'request_closed',
  'request_full',
  'import_running',
  'not_found',
  'method_not_allowed',
  'taken',
  'type_differs',
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
  'too_complex',
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
  .object({
    success: z.literal(false),
    error: z.string(),
    code: z.enum(errorCodes),
    field: z.string().optional().openapi({
      description: 'The option or setting that was refused, by its name in the request',
    }),
    missing: z.array(z.string()).optional().openapi({
      description:
        'Of `POST /api/archives`: the first ten ids of files that are not yours or not there',
    }),
    challenge: z.string().optional().openapi({
      description: 'With `second_factor_required`: what `POST /api/auth/login/second` takes',
    }),
    factors: z
      .array(z.enum(['code', 'passkey']))
      .optional()
      .openapi({
        description:
          'With `second_factor_required`: what ends this sign-in, the usual one first. `passkey` before `code`: codes are recovery codes',
      }),
  })
  .openapi('Error');

export type ErrorBody = z.infer<typeof ErrorBody>;
