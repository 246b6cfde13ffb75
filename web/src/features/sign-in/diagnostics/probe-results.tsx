import { m } from '../../../language/messages.ts';
import { type ProbeOutcome, probes, summaryOf, verdictOf } from './probe.ts';
import { ResultRow } from './result-row.tsx';

import classes from './probe-results.module.css';

/** Each endpoint with its response, and a summary of all. */
export function ProbeResults({ outcomes }: { outcomes: readonly ProbeOutcome[] }) {
  const seen = probes.flatMap((probe, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ probe, verdict: verdictOf(probe, outcome) }] : [];
  });
  const verdicts = seen.map(({ verdict }) => verdict);
  return (
    <>
      <p>{summaryOf(outcomes, verdicts)}</p>
      <ul className={classes.probes}>
        {seen.map(({ probe, verdict }) => (
          <li key={probe.path}>
            <ResultRow isGood={verdict.isGood}>
              <strong className={classes.name}>
                {m.diagnostics.connectivity.probes[probe.name]}
              </strong>{' '}
              <code className={classes.path}>
                {probe.method} {probe.path}
              </code>
              <br />
              {verdict.sentence}
            </ResultRow>
          </li>
        ))}
      </ul>
    </>
  );
}
