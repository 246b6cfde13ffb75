const timeoutMs = 5000;

/** A request that tests one endpoint. */
export interface Probe {
  name: string;
  method: 'GET' | 'POST';
  path: string;
}

/** The endpoints that signing in needs. */
export const probes: readonly Probe[] = [
  { name: 'Base URL', method: 'GET', path: '/' },
  { name: 'Login endpoint', method: 'POST', path: '/api/auth/login' },
  { name: 'Register endpoint', method: 'POST', path: '/api/auth/register' },
];

export type ProbeOutcome =
  | { state: 'answered'; status: number; tookMs: number }
  | { state: 'unreachable'; tookMs: number }
  | { state: 'silent' };

/** Sends one probe. A POST has an empty body, which the server refuses before it counts an attempt. */
export async function runProbe({ method, path }: Probe): Promise<ProbeOutcome> {
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  const form = { headers: { 'content-type': 'application/json' }, body: '{}' };
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' && form),
    });
    const answered = { state: 'answered', status: response.status, tookMs: tookMs() } as const;
    await response.arrayBuffer();
    return answered;
  } catch (failure) {
    const isSilent = failure instanceof DOMException && failure.name === 'TimeoutError';
    return isSilent ? { state: 'silent' } : { state: 'unreachable', tookMs: tookMs() };
  }
}

/** The meaning of a probe's outcome, in words. */
export interface Verdict {
  isGood: boolean;
  sentence: string;
}

// Perch's responses to an empty body.
const refusals = new Set([400, 401, 422]);

/** Judges one probe: an endpoint works when it refuses the empty body. */
export function verdictOf({ method }: Probe, outcome: ProbeOutcome): Verdict {
  if (outcome.state === 'silent') {
    return { isGood: false, sentence: `No answer within ${timeoutMs / 1000} seconds.` };
  }
  if (outcome.state === 'unreachable') {
    return { isGood: false, sentence: `Cannot be reached (after ${outcome.tookMs} ms).` };
  }
  const { status, tookMs } = outcome;
  const answered = `answered ${status} in ${tookMs} ms.`;
  if (refusals.has(status)) return { isGood: true, sentence: `Exists: ${answered}` };
  if (isSuccess(status) && method === 'GET') {
    return { isGood: true, sentence: `Works: ${answered}` };
  }
  return { isGood: false, sentence: `${problemOf(status)}: ${answered}` };
}

function problemOf(status: number): string {
  if (status === 404 || status === 405) return 'Missing';
  if (status >= 500) return 'Failing';
  // An endpoint of Perch never accepts an empty body.
  return isSuccess(status) ? 'Not Perch' : 'Refused';
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** One sentence for all probes. */
export function summaryOf(outcomes: readonly ProbeOutcome[], verdicts: readonly Verdict[]): string {
  if (verdicts.every(({ isGood }) => isGood)) return 'The server answers as it should.';
  return outcomes.some(({ state }) => state === 'answered')
    ? 'The server can be reached, but not everything works.'
    : 'The server cannot be reached. Check your connection; if other sites work, the server is down.';
}
