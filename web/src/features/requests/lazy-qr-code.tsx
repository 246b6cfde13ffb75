import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';

import { ErrorBoundary } from '../../layout/errors/error-boundary.tsx';
import { SectionError } from '../../layout/errors/section-error.tsx';
import { lazy } from '../../lib/lazy.ts';

import classes from './request-address.module.css';

const QrCode = lazy(async () => ({
  default: (await import('../../ui/qr/qr-code.tsx')).QrCode,
}));

/** A QR code, whose library is loaded with the first one; its place is kept meanwhile. */
export function LazyQrCode(props: { text: string; label: string }) {
  return (
    <ErrorBoundary resetKey="" Fallback={SectionError}>
      <Suspense fallback={<Skeleton className={classes.qr ?? ''} />}>
        <QrCode {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
