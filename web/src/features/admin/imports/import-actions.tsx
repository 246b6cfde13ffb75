import { Button } from '@mantine/core';
import type { Import } from '@perch/contract/imports/imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { ConfirmationDeclined } from '../../../api/confirmation.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { importQuery, isUnderWay, placesQuery } from './import-queries.ts';
import { startImport, stopImport } from './import-requests.ts';

import classes from './import-page.module.css';

/** What can be done with an import as it is. */
export function ImportActions({ found }: { found: Import }) {
  return isUnderWay(found) ? <StopButton found={found} /> : <NextSteps found={found} />;
}

/** A call that answers with the import as it is now. */
function useImportCall(call: (id: string) => Promise<Import>, failureTitle: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    meta: { failureTitle },
    onSuccess: (found) => queryClient.setQueryData(importQuery(found._id).queryKey, found),
    // It may have ended, or another administrator been faster.
    onError: (failure, id) => {
      if (failure instanceof ConfirmationDeclined) return;
      void queryClient.refetchQueries({ queryKey: importQuery(id).queryKey });
    },
  });
}

function StopButton({ found: { _id: id, state } }: { found: Import }) {
  const stop = useImportCall(stopImport, m.imports.page.notStopped);
  const isBusy = stop.isPending || state === 'stopping';
  return (
    <div className={classes.actions}>
      <BusyButton variant="default" isBusy={isBusy} onClick={() => stop.mutate(id)}>
        {m.imports.page.stop}
      </BusyButton>
    </div>
  );
}

function NextSteps({ found }: { found: Import }) {
  const start = useImportCall(startImport, m.imports.page.notStarted);
  const { phase, state } = found;
  const words = m.imports.page;
  const labels = { inspection: words.start, import: state === 'done' ? words.again : words.goOn };
  const canStart = phase === 'import' || state === 'done';
  const isFirst = state !== 'done' || phase === 'inspection';
  return (
    <>
      {phase === 'inspection' && state === 'done' && <SpaceWarning found={found} />}
      <div className={classes.actions}>
        {canStart && (
          <BusyButton
            variant={isFirst ? 'filled' : 'default'}
            isBusy={start.isPending}
            loading={start.isPending}
            onClick={() => start.mutate(found._id)}
          >
            {labels[phase]}
          </BusyButton>
        )}
        {phase === 'inspection' && (
          <Button
            component={Link}
            to={`/admin/imports?from=${found._id}`}
            variant={canStart ? 'default' : 'filled'}
          >
            {words.change}
          </Button>
        )}
      </div>
    </>
  );
}

/** Before files are copied to a disk on which they may not fit, and before originals are removed. */
function SpaceWarning({ found: { inspection, options } }: { found: Import }) {
  const { data: places } = useQuery(placesQuery);
  const words = m.imports.page;
  const bytes = inspection?.bytes ?? 0;
  const freeBytes = places?.freeBytes ?? null;
  const isTight = options.link === 'copy' && freeBytes !== null && freeBytes < bytes;
  return (
    <>
      {isTight && (
        <p className={classes.warning}>
          {words.noSpace({ size: formatBytes(bytes), free: formatBytes(freeBytes) })}
        </p>
      )}
      {options.link === 'move' && <p className={classes.warning}>{words.moves}</p>}
    </>
  );
}
