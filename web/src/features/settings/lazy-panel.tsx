import { type ReactNode, Suspense } from 'react';

import { ErrorBoundary } from '../../layout/errors/error-boundary.tsx';
import { SectionError } from '../../layout/errors/section-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Panel } from '../../ui/panel.tsx';

/** A panel of the settings whose code is loaded on demand. */
export function LazyPanel({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" Fallback={SectionError}>
      <Suspense
        fallback={
          <Panel>
            <Loading />
          </Panel>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
