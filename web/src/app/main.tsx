import '../ui/theme/global.css';

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { queryClient } from '../api/query-client.ts';
import { currentSession, onSessionChange } from '../api/session.ts';
import { toastError, Toasts } from '../ui/feedback/toast.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { AppRoutes } from './routes.tsx';
import { shareStyleNonce, styleNonce } from './style-nonce.ts';

onSessionChange(() => {
  // The next user of this browser must not see cached data, nor responses that are still on their way.
  void queryClient.cancelQueries();
  queryClient.clear();
  const session = currentSession();
  if (session.state === 'closed' && session.reason === 'ended') {
    toastError('Session expired. Please login again.');
  }
});

function App() {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        getStyleNonce={styleNonce}
        forceColorScheme="dark"
      >
        <QueryClientProvider client={queryClient}>
          <Toasts />
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
shareStyleNonce();
createRoot(root).render(<App />);
