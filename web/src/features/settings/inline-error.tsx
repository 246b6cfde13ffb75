import classes from './inline-error.module.css';

/** Why a change was refused, next to the control. */
export function InlineError({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className={classes.refused} role="alert">
      {children}
    </p>
  );
}
