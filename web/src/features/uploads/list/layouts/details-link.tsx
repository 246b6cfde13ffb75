import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { fileSearch } from '../../../../api/list-url.ts';

interface DetailsLinkProps {
  id: string;
  className: string | undefined;
  title?: string;
  children: ReactNode;
}

/** Opens an upload's details next to the list; the browser's back button closes them. */
export function DetailsLink({ id, className, title, children }: DetailsLinkProps) {
  const [parameters] = useSearchParams();
  return (
    <Link
      className={className}
      title={title}
      to={{ search: fileSearch(parameters, id) }}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
