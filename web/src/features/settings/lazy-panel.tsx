import { type ReactNode, Suspense } from 'react';

import { ErrorBoundary } from '../../layout/errors/error-boundary.tsx';
import { SectionError } from '../../layout/errors/section-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Panel } from '../../ui/panel.tsx';

/** A part of the settings with code of its own. */
export function LoadedPart({ children }: { children: ReactNode }) {
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
