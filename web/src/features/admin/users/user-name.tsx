import type { User } from '@perch/contract/users';
import { Link } from 'react-router';

import { m } from '../../../language/messages.ts';

import classes from './user-name.module.css';

/** Name and email; the name links to the user's page. */
export function UserName({ user }: { user: User }) {
  return (
    <div className={classes.person}>
      <Link className={classes.name} to={`/admin/users/${user._id}`}>
        {user.username}
      </Link>
      {user.isAdmin && <span className={classes.role}>{m.users.admin}</span>}
      <p className={classes.email}>{user.email || '–'}</p>
    </div>
  );
}
