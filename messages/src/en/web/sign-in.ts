/** Signing in, registering, and the pages of mailed links. */
export const signIn = {
  title: 'Sign in',
  submit: 'Sign in',
  submitting: 'Signing in...',
  succeeded: 'Login successful!',
  notApproved: 'Account not approved yet. Please wait for admin approval.',
  unexplained: 'Login failed. Please check your credentials.',
  forgotLink: 'Forgot your password?',
  closed: 'New accounts are not accepted at the moment.',
  byInvitation: 'New accounts need an invitation.',
  /** `link` stands for the link with the text `createLink`. */
  noAccount: ({ link }: { link: string }) => `No account yet? ${link}`,
  createLink: 'Create one',
  toLogin: 'Go to Login',
  back: 'Back to sign in',
  changing: 'Changing...',
  register: {
    title: 'Create account',
    submit: 'Create account',
    submitting: 'Creating account...',
    /** `link` stands for the link with the text `signInLink`. */
    hasAccount: ({ link }: { link: string }) => `Already have an account? ${link}`,
    signInLink: 'Sign in',
    setUp: 'Set up Perch',
    setUpLead: 'This creates the first administrator, who approves all other accounts.',
    createAdministrator: 'Create administrator',
    invited: 'You are invited.',
    closed: 'New accounts are not accepted at the moment. Ask the administrator for one.',
    byInvitation: 'New accounts need an invitation. Ask an administrator for a link.',
    notSetUp:
      'This server has no administrator yet. If it is yours, open the set-up link that it printed when it started.',
    approval: 'An administrator approves each new account.',
    waiting: 'Registration successful! You will be notified when approved.',
    waitingTitle: 'Registration Successful!',
    waitingForMail:
      'Your account is pending approval. You will get an email when an administrator has approved it.',
    waitingWithoutMail:
      'Your account is pending approval. You can sign in as soon as an administrator has approved it.',
  },
  forgotten: {
    title: 'Forgot your password?',
    lead: 'You get a link by mail to set a new one.',
    submit: 'Send the link',
    submitting: 'Sending...',
    sent: 'Check your mail',
  },
  reset: {
    title: 'Set a new password',
    submit: 'Set the password',
    changed: 'Your password has been changed',
    changedLead: 'Sign in with the new one.',
  },
  confirmEmail: {
    title: 'Confirm your new email',
    lead: 'Once it is confirmed you sign in with it, and mails about your account go there.',
    submit: 'Confirm this email',
    submitting: 'Confirming...',
    changed: 'Your email has been changed',
    changedLead: 'Sign in with the new one from now on.',
    toSettings: 'Go to your settings',
    backToSettings: 'Back to your settings',
  },
};
