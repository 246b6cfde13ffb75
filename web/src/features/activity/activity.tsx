import { Skeleton } from '@mantine/core';
import { shownDays } from '@perch/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../language/messages.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { activityQuery, type ActivitySubject } from './activity-query.ts';

import classes from './activity.module.css';

export interface ActivityProps {
  subject: ActivitySubject;
}

/** What happened to a file, an album or the like on each of the last days, below a heading. */
export function ActivitySection({ subject }: ActivityProps) {
  return (
    <section className={classes.section} aria-labelledby={headingOf(subject)}>
      <h3 className={classes.title} id={headingOf(subject)}>
        {m.activity.title}
      </h3>
      <Content subject={subject} />
    </section>
  );
}

const headingOf = ({ kind, id }: ActivitySubject) => `activity-${kind}-${id}`;

/** The same, read once it is unfolded. */
export function ActivityDisclosure({ subject }: ActivityProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={m.activity.title} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <Content subject={subject} />}
    </Disclosure>
  );
}

function Content({ subject }: ActivityProps) {
  const { data: activity, isPending } = useQuery(activityQuery(subject));
  if (isPending) {
    return (
      <output aria-label={m.activity.loading({ days: shownDays })}>
        <Skeleton className={classes.skeleton ?? ''} />
      </output>
    );
  }
  if (!activity) return <p className={classes.none}>{m.activity.notShown({ days: shownDays })}</p>;
  return <ActivityChart kind={subject.kind} activity={activity} />;
}
