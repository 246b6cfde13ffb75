import { Drawer } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { fileSearch, isFullView, openFileId } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { isOnlyDialog } from '../../../ui/keyboard/use-shortcut.ts';
import { focusFile } from '../list/file-rows.ts';
import type { FileActions, OpenFileProps } from './file-props.ts';
import { type PagedList, useReadAhead } from './use-read-ahead.ts';

import classes from './details-drawer.module.css';

const OpenFile = lazy(
  withMessages('file-details', async () => ({
    default: (await import('./open-file.tsx')).OpenFile,
  })),
);

/** With the list that is shown next to it. */
interface DetailsDrawerProps extends FileActions, Pick<OpenFileProps, 'uploads' | 'count'> {
  list: PagedList;
}

/** The upload named in the URL: its details next to the list, or itself over everything else. */
export function DetailsDrawer({ list, uploads, count, onDelete, onFavorite }: DetailsDrawerProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = openFileId(parameters);
  const isFull = isFullView(parameters);
  useReadAhead(list, uploads, id);
  const [shown, setShown] = useState({ id, isFull });
  const [isDeleting, setIsDeleting] = useState(false);
  // What it was opened from is not where the focus belongs afterwards.
  const [hasMoved, setHasMoved] = useState(isFull);
  const [isFromDetails, setIsFromDetails] = useState(false);
  if (id !== shown.id || isFull !== shown.isFull) {
    setShown({ id, isFull });
    if (id !== undefined) {
      setIsDeleting(false);
      setHasMoved(isFull || shown.id !== undefined);
    }
    if (!isFull) setIsFromDetails(false);
  }
  const last = useRef(id);
  useEffect(() => {
    if (id === undefined && last.current !== undefined && hasMoved && !isDeleting) {
      focusFile(last.current);
    }
    last.current = id;
  }, [id, hasMoved, isDeleting]);
  const show = (to: string | undefined, inFull = false) =>
    void navigate(
      { search: fileSearch(parameters, to, inFull) },
      { replace: true, preventScrollReset: true },
    );
  const close = () => show(undefined);
  const shared = {
    uploads,
    count,
    onFavorite,
    onDelete: (upload: Upload) => {
      setIsDeleting(true);
      close();
      focusFile(upload._id);
      onDelete(upload);
    },
  };
  return (
    <>
      <Drawer.Root
        opened={id !== undefined && !isFull}
        // Escape closes the dialog above it first.
        onClose={() => isOnlyDialog() && close()}
        // A dialog that opens as the drawer closes has the focus, and gives it back to the row.
        returnFocus={!isDeleting && !hasMoved}
        position="right"
        size="32rem"
        padding={0}
        transitionProps={{ duration: 150 }}
        classNames={{ content: classes.drawer }}
      >
        <Drawer.Overlay backgroundOpacity={0.5} />
        <Drawer.Content aria-label={m.uploads.details.title}>
          <Suspense fallback={<Loading />}>
            {id !== undefined && !isFull && (
              <OpenFile
                isFull={false}
                id={id}
                onStep={show}
                onView={() => {
                  setIsFromDetails(true);
                  show(id, true);
                }}
                onClose={close}
                {...shared}
              />
            )}
          </Suspense>
        </Drawer.Content>
      </Drawer.Root>
      <Suspense>
        {id !== undefined && isFull && (
          <OpenFile
            isFull
            id={id}
            onStep={(to) => show(to, true)}
            onClose={() => show(isFromDetails ? id : undefined)}
            {...shared}
          />
        )}
      </Suspense>
    </>
  );
}
