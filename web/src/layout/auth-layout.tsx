import type { Theme } from '@perch/contract/appearance/themes';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useChangeTheme } from '../api/change-theme.ts';
import { m } from '../language/messages.ts';
import { useTheme } from '../lib/theme/theme-choice.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageTitle } from '../ui/navigation/page-title.tsx';
import { SiteLinks } from './brand/site-links.tsx';
import { ShownLanguageSelect } from './language/language-select.tsx';

import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  /** In place of the title in the card: the heading of a step. */
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the card. */
  foot?: ReactNode;
  /** At the end of the page; may expand without moving the card. */
  below?: ReactNode;
}

/** One centred card under the logo: login, registration, and the pages shown instead of the app. */
export function AuthLayout(props: AuthLayoutProps) {
  const { title, heading, lead, children, foot, below } = props;
  return (
    <main className={classes.page} data-unfolds={below !== undefined}>
      <PageTitle parts={[title]} />
      <div className={classes.corner}>
        <ShownLanguageSelect />
        <ThemeButton />
      </div>
      <Logo size="lg" />
      <div className={classes.card} data-has-steps={heading !== undefined}>
        {heading ?? <h1 className={classes.title}>{title}</h1>}
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {foot && <p className={classes.foot}>{foot}</p>}
      <SiteLinks />
      {below}
    </main>
  );
}

interface Step {
  label: () => string;
  Icon: Icon;
  next: Theme;
}

const steps: Record<Theme, Step> = {
  dark: { label: () => m.theme.isDark, Icon: IconMoon, next: 'light' },
  light: { label: () => m.theme.isLight, Icon: IconSun, next: 'system' },
  system: { label: () => m.theme.isSystem, Icon: IconDeviceDesktop, next: 'dark' },
};

/** Goes through the themes one by one. */
function ThemeButton() {
  const { label, Icon: Picture, next } = steps[useTheme()];
  const changeTheme = useChangeTheme();
  return (
    <IconButton
      label={label()}
      icon={<Picture size="1.125rem" />}
      onClick={() => changeTheme(next)}
    />
  );
}
