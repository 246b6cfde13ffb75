// Plain values without imports, so that the web app can use them without loading the schemas.

export const registrationModes = ['approval', 'open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** The accounts that have to have a second factor. */
export const secondFactorRules = ['off', 'admins', 'all'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** How the links of new files are made. */
export const slugSchemes = ['base62', 'words', 'date', 'uuid', 'name'] as const;
export type SlugScheme = (typeof slugSchemes)[number];

/** Of which files pictures are made: of all, of those that the server decodes itself, or of none. */
export const previewKinds = ['on', 'pictures', 'off'] as const;

/** The pages that Discord shows with a gallery and buttons: of no links, of albums, or of files as well. */
export const componentPages = ['off', 'albums', 'all'] as const;
export type ComponentPages = (typeof componentPages)[number];

/** Characters of a random link. */
export const slugLengthMin = 6;
export const slugLengthMax = 32;

/** 0: deleted files do not go to the trash. */
export const trashDaysMax = 3650;

/** A type such as `application/pdf`, or all of a group, such as `image/*`. */
export const typePattern =
  /^[a-z0-9][a-z0-9!#$&^_.+-]{0,62}\/(?:\*|[a-z0-9][a-z0-9!#$&^_.+-]{0,62})$/;
export const typesMax = 100;

/** Of the guided set-up, after the account. */
export const setupSteps = ['installation', 'registration', 'mail', 'clients'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const footerLinksMax = 6;
/** In code points. */
export const footerLabelLengthMax = 40;
export const footerUrlLengthMax = 500;

/** The pages that administrators write in Markdown. */
export const legalPages = ['imprint', 'privacy', 'terms'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Of each page, in UTF-8. */
export const legalTextBytesMax = 100 * 1024;
