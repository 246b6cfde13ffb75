/** The fields of an account, and why their input is refused. */
export const accountFields = {
  email: {
    label: 'Email',
    optional: 'Email (optional)',
    without: 'Without one, a forgotten password cannot be reset by mail.',
    required: 'Email is required',
    invalid: 'Email is not a valid address',
    mixed: 'Email mixes letters of different scripts that look alike',
  },
  username: {
    label: 'Username',
    required: 'Username is required',
    invisible: 'Username contains characters that cannot be shown',
    mixed: 'Username mixes letters of different scripts that look alike',
  },
  password: {
    label: 'Password',
    confirm: 'Confirm password',
    required: 'Password is required',
    tooShort: ({ characters }: { characters: number }) =>
      `Password must be at least ${characters} characters long`,
    tooLong: ({ characters }: { characters: number }) =>
      `Password may be up to ${characters} characters long`,
    different: 'Passwords do not match',
  },
  newPassword: {
    label: 'New password',
    confirm: 'Confirm new password',
    required: 'New password is required',
    tooShort: ({ characters }: { characters: number }) =>
      `New password must be at least ${characters} characters long`,
    tooLong: ({ characters }: { characters: number }) =>
      `New password may be up to ${characters} characters long`,
    different: 'New passwords do not match',
  },
};
