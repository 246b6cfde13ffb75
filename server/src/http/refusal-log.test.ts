import { expect, test } from 'bun:test';

import { AppError } from '../lib/errors.ts';
import { createRefusalLog } from './refusal-log.ts';

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const due: (() => void)[] = [];
  const note = createRefusalLog(
    { warn: (event, fields = {}) => void lines.push({ event, ...fields }) },
    (work) => void due.push(work),
  );
  const endMinute = () => due.splice(0).forEach((work) => work());
  return { lines, note, endMinute };
}

const busy = () => new AppError('busy', () => 'Too much.', { cause: new Error('locked') });

test('of many equal refusals the first is logged at once, without a stack, and their number a minute later', () => {
  const { lines, note, endMinute } = openLog();
  for (let count = 0; count < 561; count += 1) note(busy());
  expect(lines).toEqual([
    { event: 'request.refused', code: 'busy', reason: 'Too much.', cause: 'locked' },
  ]);
  endMinute();
  expect(lines.slice(1)).toEqual([
    { event: 'request.refused', code: 'busy', count: 561, forSeconds: 60 },
  ]);
});

test('a refusal that stays alone has one line, and the next minute begins anew', () => {
  const { lines, note, endMinute } = openLog();
  note(busy());
  endMinute();
  expect(lines).toHaveLength(1);
  note(busy());
  expect(lines).toHaveLength(2);
});

test('each code is counted for itself', () => {
  const { lines, note } = openLog();
  note(busy());
  note(new AppError('mail_failed', () => 'No mail.'));
  expect(lines.map(({ code }) => code)).toEqual(['busy', 'mail_failed']);
});
