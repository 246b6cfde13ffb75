import { Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';

import { accountQuery } from '../api.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Loading } from '../ui/loading.tsx';
import { sectionName } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';

import classes from './app-layout.module.css';

const contentId = 'content';

/** Menu and header around every page. `dock` stays mounted while pages come and go. */
export function AppLayout({ dock }: { dock: ReactNode }) {
  const section = sectionName(useLocation().pathname);
  return (
    <div className={classes.shell}>
      <title>{section ? `${section} · Perch` : 'Perch'}</title>
      <a className={classes.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <aside className={classes.sidebar} aria-label="Sidebar">
        <Sidebar />
      </aside>
      <Header section={section} />
      <main className={classes.content} id={contentId} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>{dock}</Suspense>
    </div>
  );
}

function Header({ section }: { section: string }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { data: account } = useQuery(accountQuery);
  const close = () => setIsMenuOpen(false);
  return (
    <header className={classes.header}>
      <div className={classes.menuButton}>
        <IconButton
          label="Open menu"
          icon={<IconMenu2 size="1.25rem" />}
          isExpanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        />
      </div>
      <h1 className={classes.section}>{section}</h1>
      <p className={classes.welcome}>Welcome back, {account?.username}</p>
      <Drawer.Root
        opened={isMenuOpen}
        onClose={close}
        size="17rem"
        padding={0}
        transitionProps={{ duration: 150 }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <Drawer.Body className={classes.drawer ?? ''}>
            <Sidebar onNavigate={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </header>
  );
}
