// A plain value without imports, so that the command line can use it without loading the schemas.

/** The tus endpoint; each upload has its URL below it. */
export const tusPath = '/api/upload/resumable';
