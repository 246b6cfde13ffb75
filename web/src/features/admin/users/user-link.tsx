import { Link } from 'react-router';

import { m } from '../../../language/messages.ts';

import classes from './user-name.module.css';

/** A link to the user's page; `Unknown` for a file without an uploader. */
export function UserLink({ user }: { user: { _id: string; username: string } | undefined }) {
  if (!user) return <span>{m.admin.files.unknownUser}</span>;
  return (
    <Link className={classes.name} to={`/admin/users/${user._id}`}>
      {user.username}
    </Link>
  );
}
