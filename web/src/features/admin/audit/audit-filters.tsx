import { Button } from '@mantine/core';
import { auditActions } from '@perch/contract/limits';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { api } from '../../../api/client.ts';
import { m } from '../../../language/messages.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { listSearch } from '../admin-url.ts';
import { auditSearch, readAuditState, toAuditQuery } from './audit-url.ts';

import classes from './audit-filters.module.css';

const actionChoices = () => [
  { value: '', label: m.audit.allActions },
  ...auditActions.map((action) => ({ value: action, label: m.audit.actions[action] })),
];

/** Search, action and days of the audit log, all of which the URL holds. */
export function AuditFilters() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { search, action, from, to } = readAuditState(parameters);
  const narrow = (change: Parameters<typeof auditSearch>[1]) =>
    void navigate({ search: auditSearch(parameters, change) }, { replace: true });
  return (
    <div className={classes.tools}>
      <SearchField
        label={m.audit.search}
        placeholder={m.audit.searchHint}
        value={search}
        onSearch={(text) =>
          void navigate({ search: listSearch(parameters, { search: text }) }, { replace: true })
        }
      />
      <SelectField
        size="sm"
        aria-label={m.audit.action}
        value={action}
        data={actionChoices()}
        onChange={({ currentTarget: { value } }) =>
          narrow({ action: auditActions.find((known) => known === value) ?? '' })
        }
      />
      <DateField
        className={classes.day ?? ''}
        label={m.audit.from}
        value={from}
        onChange={(day) => narrow({ from: day })}
      />
      <DateField
        className={classes.day ?? ''}
        label={m.audit.to}
        value={to}
        onChange={(day) => narrow({ to: day })}
      />
    </div>
  );
}

/** Downloads every entry that matches the filters in the URL. */
export function DownloadAuditButton() {
  const [parameters] = useSearchParams();
  const download = useMutation({
    mutationFn: async () => {
      const query = toAuditQuery(readAuditState(parameters));
      const answer = await api.admin['audit.csv'].$get({ query });
      saveFile('perch-audit.csv', await answer.blob());
    },
    meta: { failureTitle: m.audit.failedToDownload },
  });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size="1rem" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {m.audit.download}
    </Button>
  );
}
