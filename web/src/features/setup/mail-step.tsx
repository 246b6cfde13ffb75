import type { Setup } from '@perch/contract/settings/setup';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { CopyLine } from './copy-line.tsx';
import { StepForm, type StepNavigation } from './step-form.tsx';

import classes from './setup.module.css';

interface MailStepProps extends StepNavigation {
  mail: Setup['mail'];
}

/** By which server mail is sent, and a mail to try it; without one, what sets it. */
export function MailStep({ mail, ...navigation }: MailStepProps) {
  const test = useMutation({
    mutationFn: async () => (await parseResponse(api.admin['test-mail'].$post({}))).message,
    meta: { isShownInPlace: true },
  });
  const texts = m.setup.mail;
  if (!mail) {
    return (
      <StepForm {...navigation}>
        <p className={classes.text}>{texts.off}</p>
        <CopyLine text="SMTP_URL=smtp://USER:PASSWORD@mail.example.org:587" />
        <CopyLine text="MAIL_FROM=perch@example.org" />
      </StepForm>
    );
  }
  return (
    <StepForm {...navigation} failure={test.isError ? errorMessage(test.error) : undefined}>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.server}</dt>
          <dd>
            <bdi>{mail.server}</bdi>
          </dd>
        </div>
        <div>
          <dt>{texts.sender}</dt>
          <dd>
            <bdi>{mail.sender}</bdi>
          </dd>
        </div>
      </dl>
      <TestMail isBusy={test.isPending} onSend={() => test.mutate()} />
      <output className={classes.done}>
        {test.isSuccess && (
          <>
            <IconCheck size="1.125rem" aria-hidden="true" />
            {test.data}
          </>
        )}
      </output>
    </StepForm>
  );
}

function TestMail({ isBusy, onSend }: { isBusy: boolean; onSend: () => void }) {
  const { data: account } = useQuery(accountQuery);
  const texts = m.setup.mail;
  const email = account?.email ?? '';
  if (email === '') return <p className={classes.text}>{texts.noEmail}</p>;
  return (
    <div className={classes.block}>
      <BusyButton variant="default" size="md" isBusy={isBusy} onClick={onSend}>
        {isBusy ? texts.testing : texts.test}
      </BusyButton>
      <p className={classes.text}>{texts.goesTo({ email })}</p>
    </div>
  );
}
