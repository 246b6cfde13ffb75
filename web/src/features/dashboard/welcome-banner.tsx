import { useQuery } from '@tanstack/react-query';

import { accountQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';

import classes from './welcome-banner.module.css';

export function WelcomeBanner() {
  const { data: account } = useQuery(accountQuery);
  return (
    <section className={classes.banner} aria-label={m.dashboard.welcome.title}>
      <h2 className={classes.title}>
        {m.dashboard.welcome.greeting({ username: account?.username ?? '' })}
      </h2>
    </section>
  );
}
