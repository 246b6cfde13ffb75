import classes from './share-bar.module.css';

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number;
  /** Whether too much is used. */
  isAlarming?: boolean;
  isThin?: boolean;
}

/** A part of a whole as a bar, which a text beside it says to screen readers. */
export function ShareBar({ percent, isAlarming = false, isThin = false }: ShareBarProps) {
  return (
    <svg
      className={classes.bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-alarming={isAlarming || undefined}
      data-thin={isThin || undefined}
    >
      <rect className={classes.whole} width="100" height="1" />
      <rect className={classes.part} width={percent} height="1" />
    </svg>
  );
}
