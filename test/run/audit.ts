import type { Outcome } from './command.ts';
import type { Result } from './report.ts';

/** Asks the registry about the packages installed for use; once, as a run of the tests does not wait. */
export const auditCommand =
  'npm audit --omit=dev --json --loglevel=silent --fetch-retries=0 --fetch-timeout=30000'.split(
    ' ',
  );

interface AuditReport {
  vulnerabilities?: Record<string, { severity: string }>;
  message?: string;
}

function parse(text: string): AuditReport {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * A known vulnerability fails. A registry that does not answer such questions, as mirrors often do
 * not, neither passes nor fails: the knowledge about the code has not changed. It is said each time.
 */
export function readAudit({ output }: Outcome): Result {
  const { vulnerabilities, message } = parse(output);
  if (!vulnerabilities) {
    const reason = message ?? (output.trim().slice(0, 500) || 'no answer');
    const sentence = `NOT AUDITED: the registry did not say whether a dependency is vulnerable (${reason}).`;
    return { passed: 0, failed: 0, output: `${sentence}\nRun npm audit --omit=dev elsewhere.` };
  }
  const found = Object.entries(vulnerabilities);
  if (found.length === 0) return { passed: 1, failed: 0, output: '' };
  const lines = found.map(([name, { severity }]) => `${name}: ${severity}`);
  return { passed: 0, failed: 1, output: ['Vulnerable dependencies:', ...lines].join('\n') };
}
