import { Button } from '@mantine/core';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import type { LoginForm } from '../validation.ts';
import { ProbeResults } from './probe-results.tsx';
import { probes, runProbe } from './probe.ts';
import { ResultRow } from './result-row.tsx';
import { tryLogin } from './try-login.ts';

import classes from './diagnostics.module.css';

const meta = { isShownInPlace: true };

/** Tools that find out why signing in fails; each describes its result in words. */
export function Diagnostics({ typed }: { typed: LoginForm }) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <div className={classes.tools}>
      <Connectivity />
      {settings?.signIn.password !== false && <TestLogin typed={typed} />}
      <CheckUsers />
      <ClearCache />
    </div>
  );
}

function Connectivity() {
  const test = useMutation({ mutationFn: () => Promise.all(probes.map(runProbe)), meta });
  return (
    <Tool texts={m.diagnostics.connectivity} isBusy={test.isPending} onStart={() => test.mutate()}>
      {test.data && <ProbeResults outcomes={test.data} />}
    </Tool>
  );
}

function TestLogin({ typed }: { typed: LoginForm }) {
  const test = useMutation({ mutationFn: tryLogin, meta });
  return (
    <Tool texts={m.diagnostics.login} isBusy={test.isPending} onStart={() => test.mutate(typed)}>
      {test.data && <ResultRow isGood={test.data.isGood}>{test.data.sentence}</ResultRow>}
    </Tool>
  );
}

function CheckUsers() {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: async () => (await parseResponse(api.config.$get())).data,
    meta,
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
  });
  return (
    <Tool texts={m.diagnostics.users} isBusy={check.isPending} onStart={() => check.mutate()}>
      {check.data && (
        <ResultRow isGood={check.data.isSetUp}>
          {m.diagnostics.users.serverState(check.data)}
        </ResultRow>
      )}
      {check.isError && <ResultRow isGood={false}>{errorMessage(check.error)}</ResultRow>}
    </Tool>
  );
}

function ClearCache() {
  const queryClient = useQueryClient();
  const clear = useMutation({ mutationFn: () => clearCacheAndReload(queryClient), meta });
  return (
    <Tool texts={m.diagnostics.cache} isBusy={clear.isPending} onStart={() => clear.mutate()} />
  );
}

interface ToolProps {
  texts: { title: string; text: string; start: string };
  isBusy: boolean;
  onStart: () => void;
  /** The result, once there is one. */
  children?: ReactNode;
}

function Tool({ texts, isBusy, onStart, children }: ToolProps) {
  const { title, text, start } = texts;
  return (
    <section className={classes.tool} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <Button variant="default" size="sm" aria-busy={isBusy} loading={isBusy} onClick={onStart}>
        {start}
      </Button>
      <div className={classes.outcome} aria-live="polite">
        {isBusy ? <span className={classes.text}>{m.diagnostics.asking}</span> : children}
      </div>
    </section>
  );
}

/** Clears everything that this browser stores for this server, and reloads the page. */
async function clearCacheAndReload(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  // The Cache API exists in secure contexts only.
  if (window.isSecureContext) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  window.location.reload();
}
