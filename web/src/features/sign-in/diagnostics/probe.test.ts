import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { type Probe, type ProbeOutcome, summaryOf, verdictOf } from './probe.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('sign-in');

const base: Probe = { name: 'base', method: 'GET', path: '/' };
const endpoint: Probe = { name: 'login', method: 'POST', path: '/api/auth/login' };
const answered = (status: number): ProbeOutcome => ({ state: 'answered', status, tookMs: 7 });

test('an endpoint that refuses an empty form exists', () => {
  for (const status of [400, 401, 422]) {
    const sentence = `Exists: answered ${status} in 7 ms.`;
    expect(verdictOf(endpoint, answered(status))).toEqual({ isGood: true, sentence });
  }
});

test('the base URL works when it answers with success', () => {
  expect(verdictOf(base, answered(200))).toEqual({
    isGood: true,
    sentence: 'Works: answered 200 in 7 ms.',
  });
});

test('an endpoint that takes an empty form is not one of Perch', () => {
  const verdict = verdictOf(endpoint, answered(200));
  expect(verdict).toEqual({ isGood: false, sentence: 'Not Perch: answered 200 in 7 ms.' });
});

test('every other answer is bad, and says in which way', () => {
  const sentenceFor = (status: number) => verdictOf(endpoint, answered(status)).sentence;
  expect(sentenceFor(404)).toBe('Missing: answered 404 in 7 ms.');
  expect(sentenceFor(405)).toBe('Missing: answered 405 in 7 ms.');
  expect(sentenceFor(403)).toBe('Refused: answered 403 in 7 ms.');
  expect(sentenceFor(502)).toBe('Failing: answered 502 in 7 ms.');
  expect(verdictOf(base, answered(502)).isGood).toBe(false);
});

test('no answer and no connection are told apart', () => {
  expect(verdictOf(base, { state: 'silent' }).sentence).toBe('No response within 5 seconds.');
  const unreachable = { state: 'unreachable', tookMs: 3 } as const;
  expect(verdictOf(base, unreachable).sentence).toBe('Unreachable (after 3 ms).');
});

test('the summary says whether anything answered at all', () => {
  const summary = (outcomes: ProbeOutcome[]) =>
    summaryOf(
      outcomes,
      outcomes.map((outcome) => verdictOf(endpoint, outcome)),
    );
  expect(summary([answered(400), answered(401)])).toBe('The server responds as expected.');
  expect(summary([answered(400), { state: 'silent' }])).toContain('not everything works');
  expect(summary([{ state: 'silent' }])).toContain('cannot be reached');
});
