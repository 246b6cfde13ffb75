import classes from './key-cap.module.css';

/** A key of the keyboard, as it is printed there. */
export function KeyCap({ name }: { name: string }) {
  return <kbd className={classes.key}>{name}</kbd>;
}
