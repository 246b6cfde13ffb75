import { Skeleton } from '@mantine/core';
import type { Import } from '@perch/contract/imports/imports';
import { IconFolderOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { draftOf, newDraft, optionsOf } from './import-draft.ts';
import { ImportFields } from './import-fields.tsx';
import { importQuery, type Places, placesQuery } from './import-queries.ts';
import { inspectSource } from './import-requests.ts';

import classes from './new-import.module.css';

/** The form of a new import; `?from=<id>` fills it as that import was made. */
export function NewImport() {
  const [parameters] = useSearchParams();
  const from = parameters.get('from') ?? '';
  const places = useQuery(placesQuery);
  const earlier = useQuery({ ...importQuery(from), enabled: from !== '' });
  return (
    <Panel title={m.imports.new.title}>
      <p className={classes.lead}>{m.imports.new.lead}</p>
      {contentOf()}
    </Panel>
  );

  function contentOf(): ReactNode {
    if (places.isPending || (from !== '' && earlier.isPending)) {
      return (
        <output aria-label={m.imports.new.loading}>
          <Skeleton className={classes.skeleton ?? ''} />
        </output>
      );
    }
    if (!places.data) {
      const retry = () => void places.refetch();
      return <LoadError title={m.imports.new.failed} error={places.error} onRetry={retry} />;
    }
    return <NewImportForm key={from} places={places.data} earlier={earlier.data} />;
  }
}

interface NewImportFormProps {
  places: Places;
  earlier: Import | undefined;
}

function NewImportForm({ places, earlier }: NewImportFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => (earlier ? draftOf(earlier.options) : newDraft(places)));
  const [isAttempted, setIsTried] = useState(false);
  const inspect = useMutation({
    mutationFn: () => inspectSource(optionsOf(draft)),
    meta: { failureTitle: m.imports.new.notInspected },
    onSuccess: (made) => {
      queryClient.setQueryData(importQuery(made._id).queryKey, made);
      void navigate(`/admin/imports/${made._id}`);
    },
  });
  const words = m.imports.new;
  if (!places.exists) {
    return (
      <Notice icon={<IconFolderOff />} title={words.noFolder}>
        {words.noFolderHint({ folder: places.folder })}
      </Notice>
    );
  }
  function onSubmit() {
    setIsTried(true);
    if (draft.database !== '' && draft.files !== '') inspect.mutate();
  }
  return (
    <Form className={classes.form} isBusy={inspect.isPending} onSubmit={onSubmit}>
      <ImportFields draft={draft} onChange={setDraft} places={places} isAttempted={isAttempted} />
      <div className={classes.actions}>
        <BusyButton size="md" isBusy={inspect.isPending} loading={inspect.isPending}>
          {words.inspect}
        </BusyButton>
        <p className={classes.hint}>{words.inspectHint}</p>
      </div>
    </Form>
  );
}
