import type { ReactNode } from 'react';
import { Link } from 'react-router';

import classes from './shortcut-tile.module.css';

interface ShortcutTileProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  end?: ReactNode;
}

export function ShortcutTile({ to, icon, title, text, end }: ShortcutTileProps) {
  return (
    <Link className={classes.shortcut} to={to}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.text}>{text}</span>
      </span>
      {end}
    </Link>
  );
}
