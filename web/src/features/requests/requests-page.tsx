import { Button } from '@mantine/core';
import { requestsMax } from '@perch/contract/requests/limits';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';

import { m } from '../../language/messages.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NewRequest } from './new-request.tsx';
import { newParameter } from './request-commands.ts';
import { RequestsList } from './requests-list.tsx';

import classes from './requests-page.module.css';

/** The account's requests for files. The URL says whether the dialog of a new one is open. */
export function RequestsPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isNew = parameters.has(newParameter);
  const show = (isShown: boolean) => {
    const next = new URLSearchParams(parameters);
    if (isShown) next.set(newParameter, '');
    else next.delete(newParameter);
    void navigate({ search: String(next) }, { replace: !isShown });
  };
  return (
    <div className={classes.page}>
      <PageTitle parts={[m.layout.pages.requests]} />
      <Panel
        title={m.fileRequests.title}
        side={
          <Button
            size="sm"
            leftSection={<IconPlus size="1rem" aria-hidden="true" />}
            onClick={() => show(true)}
          >
            {m.fileRequests.create}
          </Button>
        }
      >
        <p className={classes.lead}>{m.fileRequests.lead({ max: requestsMax })}</p>
        <RequestsList />
      </Panel>
      <NewRequest isOpen={isNew} onClose={() => show(false)} />
    </div>
  );
}
