import { expect, test } from 'bun:test';

import { isOutOfMemory, reasonOf } from './thumbnail-memory.ts';

const crash = {
  exitCode: 134,
  signal: 'SIGABRT',
  isOurs: false,
  complaint: 'panic: abort() called',
};

test('memory was missing where the kernel or an allocator has ended the process, nothing else', () => {
  expect(isOutOfMemory(crash)).toBe(false);
  const complaint = 'memory allocation of 192000000 bytes failed\n=====\nBun v1.4.5';
  expect(isOutOfMemory({ ...crash, complaint })).toBe(true);
  expect(reasonOf(complaint)).toBe('memory allocation of 192000000 bytes failed');
  const bwrap = 'bwrap: Creating new namespace failed: Cannot allocate memory';
  expect(isOutOfMemory({ ...crash, exitCode: 1, signal: null, complaint: bwrap })).toBe(true);
  const killed = { ...crash, exitCode: 137, signal: 'SIGKILL', complaint: '' };
  expect(isOutOfMemory(killed)).toBe(true);
  expect(reasonOf('')).toContain('ended the decoding');
  expect(isOutOfMemory({ ...killed, isOurs: true })).toBe(false);
});
