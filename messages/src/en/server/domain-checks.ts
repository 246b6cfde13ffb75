import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** Why a check of a domain's records has failed; shown behind the name of the check. */
export const domainChecks = {
  txtMissing: 'TXT record not found',
  txtDifferent: 'TXT record has another value',
  addressMissing: 'A, AAAA or CNAME record not found',
  pointsElsewhere: ({ found, expected }: { found: string; expected: string }) =>
    `points to ${isolate(found)}, expected ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }: { found: string }) =>
    `points to ${isolate(found)}, but this server’s addresses are unknown`,
  noAddress: 'there is no address to connect to',
  unreachable: ({ addresses }: { addresses: string }) =>
    `${isolate(addresses)} cannot be reached from the internet`,
  cnameLoop: 'its CNAMEs form a loop',
  tooManyCnames: ({ max }: { max: number }) =>
    plural(max, { one: 'more than # CNAME', other: 'more than # CNAMEs in a row' }),
  nameServersSilent: ({ seconds }: { seconds: number }) =>
    plural(seconds, {
      one: 'the name servers did not answer within # second',
      other: 'the name servers did not answer within # seconds',
    }),
  nameServersUnreachable: 'the name servers cannot be reached',
  nameServersAnswered: ({ code }: { code: string }) => `the name servers answered ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }: { name: string; reason: string }) =>
    `this server’s own name ${isolate(name)} cannot be resolved: ${reason}`,
  foreignAnswer: ({ address }: { address: string }) =>
    `${isolate(address)} answers, but it is not this server`,
  addressSilent: ({ address, seconds }: { address: string; seconds: number }) =>
    plural(seconds, {
      one: `${isolate(address)} did not answer within # second`,
      other: `${isolate(address)} did not answer within # seconds`,
    }),
  portClosed: ({ address, port }: { address: string; port: number }) =>
    `${isolate(address)} does not answer on port ${port}`,
  certificateInvalid: ({ detail }: { detail: string }) =>
    `the certificate is not valid: ${isolate(detail)}`,
  certificateMissing: 'certificate not yet issued',
};
