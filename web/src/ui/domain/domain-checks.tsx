import type { Domain } from '@perch/contract/domains';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatDateTime } from '../../format/date.ts';
import { m } from '../../language/messages.ts';
import { rich } from '../../language/rich.ts';
import { type CheckResult, checkResults } from './check-results.ts';

import classes from './domain-checks.module.css';

const icons = { passed: IconCircleCheck, failed: IconAlertTriangle, pending: IconCircleDashed };

interface DomainChecksProps {
  domain: Domain;
  /** A button that checks the domain again. */
  action?: ReactNode;
}

/** The results of the server's checks of a domain, and when it last checked. */
export function DomainChecks({ domain, action }: DomainChecksProps) {
  const { checkedAt } = domain.verification;
  return (
    <div className={classes.checks}>
      <ul className={classes.list}>
        {checkResults(domain).map((fact) => (
          <Fact key={fact.label} fact={fact} />
        ))}
      </ul>
      <div className={classes.foot}>
        {checkedAt && (
          <p className={classes.checked}>
            {rich((at) => m.domainChecks.lastChecked({ when: at('when') }), {
              when: <time dateTime={checkedAt}>{formatDateTime(checkedAt)}</time>,
            })}
          </p>
        )}
        {action}
      </div>
    </div>
  );
}

function Fact({ fact: { label, state, word, reason } }: { fact: CheckResult }) {
  const Icon = icons[state];
  const { result, resultWithReason } = m.domainChecks;
  const elements = {
    word: <span className={classes.word}>{word}</span>,
    reason: <span className={classes.reason}>{m.domainChecks.reason({ reason })}</span>,
  };
  return (
    <li className={classes.fact} data-state={state}>
      <Icon size="1rem" aria-hidden="true" />
      <span>
        {reason
          ? rich(
              (at) => resultWithReason({ check: label, word: at('word'), reason: at('reason') }),
              elements,
            )
          : rich((at) => result({ check: label, word: at('word') }), elements)}
      </span>
    </li>
  );
}
