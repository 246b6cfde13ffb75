import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** The initial state; a change of it overrides the user's choice. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Content that expands below its title. */
export function Disclosure({ title, isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={classes.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={classes.title}>
        <IconChevronRight className={classes.chevron} size="1rem" aria-hidden="true" />
        {title}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
