import type { ReactNode } from 'react';

import classes from './client-files.module.css';

interface ClientCardProps {
  name: string;
  system: string;
  text: string;
  picture: ReactNode;
  /** The button that downloads its file, or the commands. */
  children: ReactNode;
}

/** One upload client: the name, the system that it is for, and what it does. */
export function ClientCard({ name, system, text, picture, children }: ClientCardProps) {
  return (
    <li className={classes.client}>
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden="true">
          {picture}
        </span>
        <div>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.system}>{system}</p>
        </div>
      </div>
      <p className={classes.text}>{text}</p>
      {children}
    </li>
  );
}
