import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { settingsQuery } from '../../../api/queries.ts';
import type { LoginForm } from '../validation.ts';
import { clearCacheAndReload } from './clear-cache.ts';
import { ProbeResults } from './probe-results.tsx';
import { probes, runProbe } from './probe.ts';
import { ResultRow } from './result-row.tsx';
import { describeServer } from './server-state.ts';
import { tryLogin } from './try-login.ts';

import classes from './diagnostics.module.css';

const meta = { isShownInPlace: true };

/** Tools that find out why signing in fails; each describes its result in words. */
export function Diagnostics({ typed }: { typed: LoginForm }) {
  return (
    <div className={classes.tools}>
      <Connectivity />
      <TestLogin typed={typed} />
      <CheckUsers />
      <ClearCache />
    </div>
  );
}

function Connectivity() {
  const test = useMutation({ mutationFn: () => Promise.all(probes.map(runProbe)), meta });
  return (
    <Tool
      title="Backend connectivity"
      text="Asks whether the server and its login answer."
      action="Test connectivity"
      isBusy={test.isPending}
      onStart={() => test.mutate()}
    >
      {test.data && <ProbeResults outcomes={test.data} />}
    </Tool>
  );
}

function TestLogin({ typed }: { typed: LoginForm }) {
  const test = useMutation({ mutationFn: tryLogin, meta });
  return (
    <Tool
      title="Login"
      text="Tries the email and password typed above, without signing in."
      action="Test login"
      isBusy={test.isPending}
      onStart={() => test.mutate(typed)}
    >
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
    <Tool
      title="Users"
      text="Asks whether the server is set up and takes new accounts."
      action="Check users"
      isBusy={check.isPending}
      onStart={() => check.mutate()}
    >
      {check.data && (
        <ResultRow isGood={check.data.isSetUp}>{describeServer(check.data)}</ResultRow>
      )}
      {check.isError && <ResultRow isGood={false}>{errorMessage(check.error)}</ResultRow>}
    </Tool>
  );
}

function ClearCache() {
  const queryClient = useQueryClient();
  const clear = useMutation({ mutationFn: () => clearCacheAndReload(queryClient), meta });
  return (
    <Tool
      title="This browser"
      text="Forgets what it keeps of this server, your session and choices included."
      action="Clear cache and reload"
      isBusy={clear.isPending}
      onStart={() => clear.mutate()}
    />
  );
}

interface ToolProps {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  onStart: () => void;
  /** The result, once there is one. */
  children?: ReactNode;
}

function Tool({ title, text, action, isBusy, onStart, children }: ToolProps) {
  return (
    <section className={classes.tool} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <Button variant="default" size="sm" aria-busy={isBusy} loading={isBusy} onClick={onStart}>
        {action}
      </Button>
      <div className={classes.outcome} aria-live="polite">
        {isBusy ? <span className={classes.text}>Asking…</span> : children}
      </div>
    </section>
  );
}
