import { Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';

import { isAdministrator } from '../api/account.ts';
import { accountQuery } from '../api/queries.ts';
import { m } from '../language/messages.ts';
import { resetFailedChunks } from '../lib/lazy.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageTitle } from '../ui/navigation/page-title.tsx';
import type { PaletteProps } from './commands/command-palette.tsx';
import { KeyboardCommands } from './commands/keyboard-commands.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { PageError } from './errors/page-error.tsx';
import { sectionName } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';

import skip from '../ui/navigation/skip.module.css';
import classes from './app-layout.module.css';

const contentId = 'content';
const sectionId = 'section';

interface AppLayoutProps {
  /** Stays mounted across navigation. */
  dock: ReactNode;
  Palette: ComponentType<PaletteProps>;
  onUpload: () => void;
  onPaste: () => void;
}

/** Sidebar and header around every page. */
export function AppLayout({ dock, Palette, onUpload, onPaste }: AppLayoutProps) {
  const { key, pathname } = useLocation();
  const section = sectionName(pathname);
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <div className={classes.shell}>
      <a className={skip.skip} href={`#${contentId}`}>
        {m.layout.skipToContent}
      </a>
      <aside className={classes.sidebar} aria-label={m.layout.sidebar}>
        <Sidebar />
      </aside>
      <Header section={section} Palette={Palette} onUpload={onUpload} onPaste={onPaste} />
      <main
        ref={content}
        className={classes.content}
        id={contentId}
        tabIndex={-1}
        aria-labelledby={sectionId}
      >
        <ErrorBoundary resetKey={key} Fallback={PageError}>
          <Suspense fallback={<LoadingSection section={section} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary resetKey={key} Fallback={Nothing}>
        <Suspense>{dock}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

const Nothing = () => null;

function LoadingSection({ section }: { section: string }) {
  return (
    <>
      <PageTitle parts={[section]} />
      <Loading />
    </>
  );
}

interface HeaderProps {
  section: string;
  Palette: ComponentType<PaletteProps>;
  onUpload: () => void;
  onPaste: () => void;
}

function Header({ section, Palette, onUpload, onPaste }: HeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { data: account } = useQuery(accountQuery);
  const close = () => setIsMenuOpen(false);
  return (
    <header className={classes.header}>
      <div className={classes.menuButton}>
        <IconButton
          label={m.layout.openMenu}
          icon={<IconMenu2 size="1.25rem" />}
          isExpanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        />
      </div>
      <h1 className={classes.section} id={sectionId}>
        {section}
      </h1>
      <KeyboardCommands
        isAdmin={isAdministrator(account)}
        Palette={Palette}
        onUpload={onUpload}
        onPaste={onPaste}
      />
      <p className={classes.welcome}>
        {m.layout.welcomeBack({ username: account?.username ?? '' })}
      </p>
      <Drawer.Root
        opened={isMenuOpen}
        onClose={close}
        size="17rem"
        padding={0}
        transitionProps={{ duration: 150 }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={m.layout.menu}>
          <Drawer.Body className={classes.drawer ?? ''}>
            <Sidebar onNavigate={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </header>
  );
}

/** After navigation to another path, scrolls to the top and focuses the content for screen readers. */
function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const arrive = useEffectEvent(() => {
    resetFailedChunks();
    content.current?.focus({ preventScroll: true });
    // On back and forward the browser restores the scroll position.
    if (kind !== 'POP') window.scrollTo(0, 0);
  });
  useEffect(() => {
    // Tabs, filters and pagination change only the query, and keep the focus.
    if (shown.current === pathname) return;
    shown.current = pathname;
    arrive();
  }, [pathname]);
}
