import classes from './key-cap.module.css';

/** A key of a keyboard shortcut. */
export function KeyCap({ name }: { name: string }) {
  return <kbd className={classes.key}>{name}</kbd>;
}
