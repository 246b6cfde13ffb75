import { createFormats } from '../../formats.ts';

const { number } = createFormats('en');

/** Refused requests, and failures of the server. */
export const errors = {
  noSuchCall: 'There is no such call.',
  serverFull: 'The server has no space left for files.',
  serverBusy: 'The server is busy right now. Please try again.',
  serverOverloaded: 'The server has too much to do right now. Please try again.',
  tooComplex: 'This text is too complex to be shown.',
  storageUnavailable: 'The file storage does not answer. Please try again.',
  unexpected: 'Something went wrong on the server.',
  notReady: 'The database or the storage does not answer.',
  stopping: 'The server is stopping.',
  nulInText: 'Text cannot contain the character NUL.',
  nothingHere: 'There is nothing at this address.',
  noWebApp: 'There is nothing at this address: the web app is not built.',
  onlyRead: 'This address can only be read.',
  unknownHost: 'This address is not served here; PUBLIC_URL says which one is.',
  invalidHost: 'The request does not name a valid host.',
  bodyOfAnotherType: 'The body must be JSON (application/json).',
  bodyNotJson: 'The body is not valid JSON.',
  bodyNotUtf8: 'The body is not valid UTF-8 text.',
  bodyTooLarge: ({ kilobytes }: { kilobytes: number }) =>
    `The body may be up to ${number(kilobytes)} KB.`,
  metricsTokenNeeded: 'The token of METRICS_TOKEN is needed here.',
  onlyProxyMayAsk: 'Only the proxy in front of this server may ask.',
};
