import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';

import classes from './back-link.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={classes.link} to={to}>
      <IconArrowLeft size="1rem" aria-hidden="true" />
      {children}
    </Link>
  );
}
