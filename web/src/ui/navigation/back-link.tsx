import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';

import classes from './back-link.module.css';

/** From a page below another one to that one. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={classes.link} to={to}>
      <IconArrowLeft className={classes.arrow} size="1rem" aria-hidden="true" />
      {children}
    </Link>
  );
}
