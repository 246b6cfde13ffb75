/** The verification columns of a new or rejected domain, of which nothing is proven. */
export const initialVerification = {
  owned_at: null,
  pointing_at: null,
  https_at: null,
  owned_reason: '',
  pointing_reason: '',
  https_reason: '',
  checked_at: null,
  check_began_at: 0,
  failing_since: null,
  disabled_at: null,
} as const;
