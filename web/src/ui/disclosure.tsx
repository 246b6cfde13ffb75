import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** How it stands before somebody folds or unfolds it, and each time that this changes. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Something that is not always needed, behind its title. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={classes.disclosure} open={isOpen}>
      <summary className={classes.title}>
        <IconChevronRight className={classes.chevron} size="1rem" aria-hidden="true" />
        {title}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
