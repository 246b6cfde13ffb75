import { useEffect, useId, useRef } from 'react';

import { m } from '../../language/messages.ts';

import classes from './step-heading.module.css';

interface StepHeadingProps {
  /** From 1. */
  step: number;
  steps: number;
  title: string;
}

/** The page's heading, and how far one has come. From the second step on it takes the focus when its step appears. */
export function StepHeading({ step, steps, title }: StepHeadingProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 1) heading.current?.focus();
  }, [step]);
  return (
    <>
      <p className={classes.progress} id={id}>
        {m.general.stepOf({ step, steps })}
      </p>
      <div className={classes.bar} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts are alike and never move
          <span key={index} className={classes.part} data-reached={index < step} />
        ))}
      </div>
      <h1 ref={heading} className={classes.title} tabIndex={-1} aria-describedby={id}>
        {title}
      </h1>
    </>
  );
}
