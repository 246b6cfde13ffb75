/** The beginning of every admin query's key; all of them are refetched after an action. */
export const adminKey = ['admin'];
