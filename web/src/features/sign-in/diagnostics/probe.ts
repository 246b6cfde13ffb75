import type { WebMessages } from '@perch/messages/catalogue';

import { m } from '../../../language/messages.ts';

const timeoutMs = 5000;

/** A request that tests one endpoint. */
export interface Probe {
  name: keyof WebMessages['diagnostics']['connectivity']['probes'];
  method: 'GET' | 'POST';
  path: string;
}

/** The endpoints that signing in needs. */
export const probes: readonly Probe[] = [
  { name: 'base', method: 'GET', path: '/' },
  { name: 'login', method: 'POST', path: '/api/auth/login' },
  { name: 'register', method: 'POST', path: '/api/auth/register' },
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
  const texts = m.diagnostics.connectivity;
  if (outcome.state === 'silent') {
    return { isGood: false, sentence: m.diagnostics.noAnswer({ seconds: timeoutMs / 1000 }) };
  }
  if (outcome.state === 'unreachable') {
    return { isGood: false, sentence: texts.unreachable({ tookMs: outcome.tookMs }) };
  }
  const { status } = outcome;
  if (refusals.has(status)) return { isGood: true, sentence: texts.exists(outcome) };
  if (isSuccess(status) && method === 'GET') {
    return { isGood: true, sentence: texts.works(outcome) };
  }
  return { isGood: false, sentence: texts[problemOf(status)](outcome) };
}

function problemOf(status: number): 'missing' | 'failing' | 'foreign' | 'refused' {
  if (status === 404 || status === 405) return 'missing';
  if (status >= 500) return 'failing';
  // An endpoint of Perch never accepts an empty body.
  return isSuccess(status) ? 'foreign' : 'refused';
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** One sentence for all probes. */
export function summaryOf(outcomes: readonly ProbeOutcome[], verdicts: readonly Verdict[]): string {
  const { allGood, someBad, allBad } = m.diagnostics.connectivity;
  if (verdicts.every(({ isGood }) => isGood)) return allGood;
  return outcomes.some(({ state }) => state === 'answered') ? someBad : allBad;
}
