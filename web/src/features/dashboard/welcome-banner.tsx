import { useQuery } from '@tanstack/react-query';

import { accountQuery } from '../../api/queries.ts';
import { LogoMark } from '../../ui/logo.tsx';

import classes from './welcome-banner.module.css';

export function WelcomeBanner() {
  const { data: account } = useQuery(accountQuery);
  return (
    <section className={classes.banner} aria-label="Welcome">
      <span className={classes.mark}>
        <LogoMark />
      </span>
      <h2 className={classes.title}>Welcome to Perch, {account?.username}!</h2>
      <p className={classes.lead}>
        Upload files, share them with short links and keep an eye on what you store.
      </p>
    </section>
  );
}
