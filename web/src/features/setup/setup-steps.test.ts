import { expect, test } from 'bun:test';

import { adjacentStep, allSteps, readStep } from './setup-steps.ts';

const at = (query: string) => readStep(new URLSearchParams(query), 'registration');

test('the address names the step, and any other name is where the set-up stands', () => {
  expect(at('step=mail')).toBe('mail');
  expect(at('step=account')).toBe('account');
  for (const query of ['', 'step=', 'step=toString', 'step=MAIL']) {
    expect(at(query)).toBe('registration');
  }
});

test('nothing is before the first step and after the last', () => {
  const [first, second] = allSteps;
  expect(adjacentStep(first, -1)).toBeUndefined();
  expect(adjacentStep(first, 1)).toBe(second);
  expect(adjacentStep('clients', 1)).toBeUndefined();
  expect(adjacentStep('clients', -1)).toBe('mail');
});
