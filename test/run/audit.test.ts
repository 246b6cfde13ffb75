import { expect, test } from 'bun:test';

import { readAudit } from './audit.ts';

const answer = (report: unknown, exitCode = 0) => ({ exitCode, output: JSON.stringify(report) });

test('dependencies of which nothing is known pass', () => {
  const report = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
  expect(readAudit(answer(report))).toEqual({ passed: 1, failed: 0, output: '' });
});

test('a vulnerable one fails with its name, however npm ends', () => {
  const report = { vulnerabilities: { hono: { severity: 'low', via: [] } } };
  for (const exitCode of [0, 1]) {
    const { passed, failed, output } = readAudit(answer(report, exitCode));
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
    expect(output).toContain('hono: low');
  }
});

test('a registry that does not answer has approved of nothing, and that is said', () => {
  const refused = answer({ message: '405 Method Not Allowed', error: {} }, 1);
  for (const outcome of [refused, { exitCode: 1, output: 'npm error' }, answer({}), answer([])]) {
    const { passed, failed, output } = readAudit(outcome);
    expect({ passed, failed }).toEqual({ passed: 0, failed: 0 });
    expect(output).toStartWith('NOT AUDITED');
  }
  expect(readAudit(refused).output).toContain('405');
});
