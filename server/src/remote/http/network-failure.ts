import { RemoteFailure } from '../remote-failure.ts';

// The names of OpenSSL's refusals, and the runtime's own.
const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CRL_|INVALID_CA|HOSTNAME_MISMATCH/;

/** What became of a request that got no answer, in one sentence. */
export function networkFailure(error: unknown, origin: string): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { host } = new URL(origin);
  const lasting = (sentence: string) =>
    new RemoteFailure('unreachable', sentence, { cause: error });
  const passing = (sentence: string) =>
    new RemoteFailure('unreachable', sentence, { cause: error, isTemporary: true });
  if (certificateCodes.test(code)) {
    const reason = error instanceof Error ? error.message : code;
    return lasting(
      `The certificate of ${host} is not trusted (${reason}). A certificate authority of your own goes into NODE_EXTRA_CA_CERTS.`,
    );
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return lasting(`${host} does not speak TLS on this port; is it an address with http://?`);
  }
  if (code === 'ENOTFOUND') return passing(`There is no host ${host}, or no network.`);
  if (code === 'ECONNREFUSED') return passing(`Nothing answers at ${host}.`);
  if (code === 'Malformed_HTTP_Response') return lasting(`${origin} does not speak HTTP.`);
  const reason = code === '' && error instanceof Error ? error.message : code;
  return passing(`The connection to ${host} has failed${reason === '' ? '' : ` (${reason})`}.`);
}
