// Plain numbers without imports, so that the web app can use them without loading the schemas.

export const passwordBytesMin = 6;
export const passwordBytesMax = 256;
export const usernameLengthMax = 64;
export const emailLengthMax = 254;

export const pageSizeMax = 100;
export const pageSizeDefault = 20;
export const pendingPageSizeDefault = 10;

/** The values of `category`, and of the `type` filter of upload lists. */
export const categories = ['image', 'video', 'audio', 'text', 'archive', 'other'] as const;
export type Category = (typeof categories)[number];
