import { Drawer } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { fileSearch, openFileId } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { focusFile } from '../list/file-rows.ts';
import { neighboursOf } from '../list/neighbours.ts';

import classes from './details-drawer.module.css';

const UploadDetails = lazy(
  withMessages('file-details', async () => ({
    default: (await import('./upload-details.tsx')).UploadDetails,
  })),
);

const LinkCheckDialog = lazy(
  withMessages('sharing', async () => ({
    default: (await import('../../link-check/link-check-dialog.tsx')).LinkCheckDialog,
  })),
);

interface DetailsDrawerProps {
  /** The list that is shown next to it. */
  uploads: readonly Upload[];
  onDelete: (upload: Upload) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
}

/** The details of the upload named in the URL, next to the list. */
export function DetailsDrawer({ uploads, onDelete, onFavorite }: DetailsDrawerProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [checked, setChecked] = useState<Upload>();
  const id = openFileId(parameters);
  const [shownId, setShownId] = useState(id);
  const [isDeleting, setIsDeleting] = useState(false);
  const [hasStepped, setHasStepped] = useState(false);
  if (id !== shownId) {
    setShownId(id);
    if (id !== undefined) {
      setIsDeleting(false);
      setHasStepped(shownId !== undefined);
    }
  }
  const last = useRef(id);
  useEffect(() => {
    if (id === undefined && last.current !== undefined && hasStepped && !isDeleting) {
      focusFile(last.current);
    }
    last.current = id;
  }, [id, hasStepped, isDeleting]);
  const close = () =>
    void navigate({ search: fileSearch(parameters, undefined) }, { replace: true });
  const step = (to: string) =>
    void navigate(
      { search: fileSearch(parameters, to) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={close}
      // Escape closes the dialog above it first.
      closeOnEscape={checked === undefined}
      // A dialog that opens as the drawer closes has the focus, and gives it back to the row; after steps, the row is
      // another.
      returnFocus={!isDeleting && !hasStepped}
      position="right"
      size="32rem"
      padding={0}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={0.5} />
      <Drawer.Content aria-label={m.uploads.details.title}>
        <Suspense fallback={<Loading />}>
          {id !== undefined && (
            <UploadDetails
              id={id}
              listed={uploads.find(({ _id }) => _id === id)}
              neighbours={neighboursOf(uploads, id)}
              onStep={step}
              onClose={close}
              onFavorite={onFavorite}
              onCheck={setChecked}
              onDelete={(upload) => {
                setIsDeleting(true);
                close();
                focusFile(upload._id);
                onDelete(upload);
              }}
            />
          )}
        </Suspense>
        <Suspense>
          {checked && (
            <LinkCheckDialog
              link={{ kind: 'upload', id: checked._id, name: checked.originalName }}
              onClose={() => setChecked(undefined)}
            />
          )}
        </Suspense>
      </Drawer.Content>
    </Drawer.Root>
  );
}
