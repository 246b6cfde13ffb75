import { ExpiringSoon } from './expiring-soon.tsx';
import { OpenedToday } from './opened-today.tsx';

import classes from './files-of-the-day.module.css';

/** What was opened today, and what expires next. */
export function FilesOfTheDay() {
  return (
    <div className={classes.panels}>
      <OpenedToday />
      <ExpiringSoon />
    </div>
  );
}
