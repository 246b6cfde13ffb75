import { useQuery } from '@tanstack/react-query';

import { accountQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { StepForm, type StepNavigation } from './step-form.tsx';

import classes from './setup.module.css';

/** What the set-up link has made; there is nothing to change here. */
export function AccountStep(navigation: StepNavigation) {
  const { data: account } = useQuery(accountQuery);
  return (
    <StepForm {...navigation}>
      <dl className={classes.facts}>
        <div>
          <dt>{m.accountFields.username.label}</dt>
          <dd>{account?.username}</dd>
        </div>
        <div>
          <dt>{m.accountFields.email.label}</dt>
          <dd>{account?.email || m.setup.account.noEmail}</dd>
        </div>
      </dl>
    </StepForm>
  );
}
