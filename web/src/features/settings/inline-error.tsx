import classes from './inline-error.module.css';

/** Why a change was refused, in one sentence in its place. */
export function Refused({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className={classes.refused} role="alert">
      {children}
    </p>
  );
}
