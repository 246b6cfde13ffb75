// Plain values without imports, so that the web app can use them without loading the schemas.

/** Of one account. */
export const requestsMax = 500;

/** In code points. */
export const requestTitleLengthMax = 120;
export const requestTextLengthMax = 2000;
export const senderLengthMax = 80;

/** How many files a request may ask for, and how many it does where it says nothing. */
export const requestFilesMax = 1000;
export const requestFilesDefault = 100;

/** How long a request is open where it says nothing. */
export const requestExpiryDefault = '14d';

/** A request's token: 128 random bits and a little more. */
export const dropTokenPattern = /^[0-9A-Za-z]{22}$/;
