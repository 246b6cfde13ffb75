import { createFormats } from '../../formats.ts';

const { number } = createFormats('en');

/** Refused requests, and failures of the server. */
export const errors = {
  noSuchCall: 'Unknown endpoint.',
  serverFull: 'The server has no space left for files.',
  serverBusy: 'The server is busy right now. Please try again.',
  serverOverloaded: 'The server is overloaded right now. Please try again.',
  tooComplex: 'This text is too complex to display.',
  storageUnavailable: 'The file storage does not answer. Please try again.',
  unexpected: 'Something went wrong on the server.',
  notReady: 'The database or the storage does not answer.',
  stopping: 'The server is stopping.',
  nulInText: 'Text cannot contain the NUL character.',
  nothingHere: 'There is nothing at this address.',
  noWebApp: 'There is nothing at this address: the web app is not built.',
  onlyRead: 'This address is read-only.',
  unknownHost: 'This address is not served here; PUBLIC_URL says which one is.',
  invalidHost: 'The request does not name a valid host.',
  bodyOfAnotherType: 'The body must be JSON (application/json).',
  bodyNotJson: 'The body is not valid JSON.',
  bodyNotUtf8: 'The body is not valid UTF-8 text.',
  bodyTooLarge: ({ kilobytes }: { kilobytes: number }) =>
    `The body may be up to ${number(kilobytes)} KB.`,
  metricsTokenNeeded: 'The token in METRICS_TOKEN is required here.',
  onlyProxyMayAsk: 'Only the proxy in front of this server may ask.',
};
