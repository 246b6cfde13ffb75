import type { Domain } from '@perch/contract/domains';
import {
  IconArrowRight,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconExternalLink,
} from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { nextStep } from './next-step.ts';

import classes from './next-step-line.module.css';

const icons = {
  done: IconCircleCheck,
  waiting: IconClock,
  todo: IconArrowRight,
  stopped: IconCircleX,
};

/** The domain's progress and its owner's next step; changes are announced to screen readers. */
export function NextStepLine({ domain }: { domain: Domain }) {
  const { tone, text } = nextStep(domain);
  const Icon = icons[tone];
  return (
    <div className={classes.line} data-tone={tone}>
      <Icon size="1.125rem" aria-hidden="true" />
      <output className={classes.text}>{text}</output>
      {tone === 'done' && (
        <a
          className={classes.open}
          href={`https://${domain.domain}/`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.domains.card.openNamed({ domain: domain.domain })}
        >
          {m.general.open}
          <IconExternalLink size="0.875rem" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
