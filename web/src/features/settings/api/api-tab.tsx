import type { ReactNode } from 'react';

import { ApiGuide } from './api-guide.tsx';
import { ApiTokenPanel } from './api-token-panel.tsx';

export function ApiTab({ clients }: { clients: ReactNode }) {
  return (
    <>
      <ApiTokenPanel />
      {clients}
      <ApiGuide />
    </>
  );
}
