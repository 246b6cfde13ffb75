import type { ReactNode } from 'react';

import { DefaultTokenPanel } from './default-token-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';

export function TokensTab({ profiles }: { profiles: ReactNode }) {
  return (
    <>
      <TokensPanel />
      {profiles}
      <DefaultTokenPanel />
    </>
  );
}
