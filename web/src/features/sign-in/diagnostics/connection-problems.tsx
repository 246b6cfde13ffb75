import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { ErrorBoundary } from '../../../layout/errors/error-boundary.tsx';
import { SectionError } from '../../../layout/errors/section-error.tsx';
import { lazy } from '../../../lib/lazy.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import type { LoginForm } from '../validation.ts';

import classes from './connection-problems.module.css';

const loadDiagnostics = () => import('./diagnostics.tsx');
const Diagnostics = lazy(async () => ({ default: (await loadDiagnostics()).Diagnostics }));

/** Diagnostic tools for failed sign-ins, collapsed until the user opens them. */
export function ConnectionProblems({ typed }: { typed: LoginForm }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  // Loaded ahead: when they are needed the server may be unreachable.
  useEffect(() => {
    loadDiagnostics().catch(() => undefined);
  }, []);
  return (
    <div className={classes.problems}>
      <Button
        className={classes.toggle ?? ''}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        rightSection={
          <IconChevronDown className={classes.chevron} size="1rem" aria-hidden="true" />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {m.diagnostics.open}
      </Button>
      {isOpen && (
        <section id={panelId} className={classes.panel} aria-label={m.diagnostics.label}>
          <ErrorBoundary resetKey="" Fallback={SectionError}>
            <Suspense fallback={<Loading />}>
              <Diagnostics typed={typed} />
            </Suspense>
          </ErrorBoundary>
        </section>
      )}
    </div>
  );
}
