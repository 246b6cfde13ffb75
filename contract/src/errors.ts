import { z } from '@hono/zod-openapi';

/** Every `code` of an error response with its HTTP status. Clients may rely on these; the sentences may change. */
export const errorStatuses = {
  invalid_request: 400,
  invalid_option: 400,
  invalid_host: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  second_factor_required: 401,
  second_factor_needed: 403,
  code_invalid: 400,
  passkey_invalid: 400,
  passkey_limit: 409,
  last_sign_in_method: 409,
  password_login_off: 403,
  provider_refused: 403,
  provider_unavailable: 503,
  sign_in_expired: 400,
  account_pending: 403,
  account_rejected: 403,
  forbidden: 403,
  insufficient_scope: 403,
  confirmation_required: 403,
  password_required: 403,
  terms_required: 403,
  terms_not_accepted: 400,
  terms_changed: 409,
  setup_closed: 403,
  registration_closed: 403,
  invite_invalid: 403,
  wrong_password: 400,
  reset_invalid: 400,
  email_change_invalid: 400,
  last_administrator: 409,
  own_account: 409,
  too_many_attempts: 429,
  setting_locked: 409,
  mail_off: 409,
  mail_failed: 503,
  reserved: 409,
  domain_limit: 409,
  token_limit: 409,
  token_disabled: 409,
  profile_limit: 409,
  album_limit: 409,
  album_full: 409,
  profile_in_use: 409,
  tag_limit: 409,
  filter_limit: 409,
  link_limit: 409,
  request_limit: 409,
  request_closed: 410,
  request_full: 410,
  import_running: 409,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  type_differs: 409,
  file_missing: 400,
  too_many_files: 400,
  upload_incomplete: 400,
  wrong_offset: 409,
  upload_locked: 423,
  too_many_uploads: 429,
  protocol_version: 412,
  unknown_domain: 400,
  file_too_large: 413,
  quota_exceeded: 413,
  body_too_large: 413,
  too_complex: 413,
  unsupported_media_type: 415,
  cannot_strip: 422,
  unknown_host: 421,
  disk_full: 507,
  busy: 503,
  blob_missing: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

const isErrorCode = (name: string): name is ErrorCode => name in errorStatuses;
const errorCodes = Object.keys(errorStatuses).filter(isErrorCode);

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
        'From `POST /api/archives`: the ids of the first ten files that are not yours or do not exist',
    }),
    challenge: z.string().optional().openapi({
      description: 'With `second_factor_required`: what `POST /api/auth/login/second` takes',
    }),
    factors: z
      .array(z.enum(['code', 'passkey']))
      .optional()
      .openapi({
        description:
          'With `second_factor_required`: how to complete this sign-in, the usual way first. If `passkey` is ' +
          'before `code`, codes are recovery codes',
      }),
  })
  .openapi('Error');

export type ErrorBody = z.infer<typeof ErrorBody>;
