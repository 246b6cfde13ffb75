import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { fileSearch } from '../../../../api/list-url.ts';

interface DetailsLinkProps {
  id: string;
  className: string | undefined;
  tooltip?: string;
  /** Its accessible name, where its content has none. */
  label?: string;
  /** Shows the file over everything else. */
  isFull?: boolean;
  children: ReactNode;
}

/** Opens an upload's details next to the list; the browser's back button closes them. */
export function DetailsLink(props: DetailsLinkProps) {
  const { id, className, tooltip, label, isFull = false, children } = props;
  const [parameters] = useSearchParams();
  return (
    <Link
      className={className}
      data-tooltip={tooltip}
      aria-label={label}
      to={{ search: fileSearch(parameters, id, isFull) }}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
