// A plain value without imports, so that pages can use it without loading the schemas.

/** Where the calls of a request's visitors are. */
export const dropPath = '/api/drop';
