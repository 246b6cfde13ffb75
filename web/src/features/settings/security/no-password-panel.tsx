import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery, settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { inlineErrorMessage } from '../inline-error-message.ts';
import { InlineError } from '../inline-error.tsx';

import classes from './sign-in-methods.module.css';

/** In place of the form where the account has no password, or where passwords do not sign in. */
export function NoPasswordPanel() {
  const { data: settings } = useQuery(settingsQuery);
  const { data: account } = useQuery(accountQuery);
  const texts = m.secondFactors.noPassword;
  const email = account?.email ?? '';
  const isOff = settings?.signIn.password === false;
  return (
    <Panel title={texts.title}>
      <div className={classes.content}>
        <p className={classes.lead}>{isOff ? texts.off : texts.text}</p>
        {!isOff &&
          (settings?.hasMail && email !== '' ? (
            <ByMail email={email} />
          ) : (
            <p className={classes.lead}>{texts.noMail}</p>
          ))}
      </div>
    </Panel>
  );
}

/** The link of a forgotten password also sets the first one. */
function ByMail({ email }: { email: string }) {
  const texts = m.secondFactors.noPassword;
  const ask = useMutation({
    mutationFn: () => parseResponse(api.auth.password.forgot.$post({ json: { email } })),
    meta: { isShownInPlace: true },
  });
  if (ask.isSuccess) {
    return <output className={classes.good}>{ask.data.message}</output>;
  }
  return (
    <>
      <p className={classes.lead}>{texts.mailLead({ email })}</p>
      <Button
        className={classes.plain ?? ''}
        variant="default"
        loading={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {texts.mail}
      </Button>
      <InlineError>{inlineErrorMessage(ask.error)}</InlineError>
    </>
  );
}
