import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';

import { isAdministrator } from '../api/account.ts';
import { accountQuery } from '../api/queries.ts';
import { m } from '../language/messages.ts';
import { Logo } from '../ui/logo.tsx';
import { SiteLinks } from './brand/site-links.tsx';
import { LogoutButton } from './logout-button.tsx';
import { navigation } from './navigation.ts';

import classes from './sidebar.module.css';

/** The logo, the menu and the signed-in account. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { data: account } = useQuery(accountQuery);
  const isOpen = (entry: { isForAdmins: boolean }) =>
    !entry.isForAdmins || isAdministrator(account);
  return (
    <div className={classes.sidebar}>
      <div className={classes.brand}>
        <Logo />
      </div>
      <nav className={classes.menu} aria-label={m.layout.mainMenu}>
        {navigation.filter(isOpen).map(({ id, path, Icon }) => (
          <NavLink key={path} to={path} className={classes.entry ?? ''} onClick={onNavigate}>
            <Icon size="1.125rem" stroke={1.75} aria-hidden="true" />
            {m.layout.pages[id]}
          </NavLink>
        ))}
      </nav>
      <div className={classes.account}>
        <div className={classes.person}>
          <span className={classes.initial} aria-hidden="true">
            {account?.username.slice(0, 1)}
          </span>
          <div className={classes.names}>
            <p className={classes.username}>{account?.username}</p>
            {account?.email !== '' && <p className={classes.email}>{account?.email}</p>}
          </div>
        </div>
        <LogoutButton />
        <SiteLinks />
      </div>
    </div>
  );
}
