import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Upload } from '@perch/contract/uploads';
import { IconCloudOff, IconFiles, IconFileSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';

import { sentenceOf } from '../../api-failure.ts';
import { type UploadsPage, uploadsQuery } from '../../api.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeleteUploadDialog } from './delete-upload-dialog.tsx';
import { listSearch, readListUrl } from './list-url.ts';
import { TypeFilter } from './type-filter.tsx';
import { UploadCards } from './upload-cards.tsx';
import { UploadsPager } from './uploads-pager.tsx';
import { UploadsSkeleton } from './uploads-skeleton.tsx';
import { UploadsTable } from './uploads-table.tsx';

const wideScreen = '(min-width: 72em)';

export function UploadsList() {
  const [parameters] = useSearchParams();
  const shown = readListUrl(parameters);
  return (
    <Panel title="Your Uploads" side={<TypeFilter chosen={shown.type} />}>
      <ListContent shown={shown} />
    </Panel>
  );
}

function ListContent({ shown }: { shown: UploadsPage }) {
  const list = useQuery(uploadsQuery(shown));
  if (list.isPending) return <UploadsSkeleton />;
  if (!list.data) {
    return (
      <Notice
        icon={<IconCloudOff />}
        title="Your uploads cannot be shown"
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        {sentenceOf(list.error)}
      </Notice>
    );
  }
  const { data, pagination } = list.data;
  if (data.uploads.length > 0) {
    return (
      <Rows uploads={data.uploads}>
        <UploadsPager pagination={pagination} type={shown.type} />
      </Rows>
    );
  }
  // The last page can become empty by deleting.
  const last = Math.max(1, pagination.pages);
  if (shown.page > last)
    return <Navigate to={listSearch({ ...shown, page: last }) || '.'} replace />;
  return <NothingThere isFiltered={shown.type !== undefined} />;
}

function Rows({ uploads, children }: { uploads: readonly Upload[]; children: ReactNode }) {
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const [toDelete, setToDelete] = useState<Upload>();
  const List = isWide ? UploadsTable : UploadCards;
  return (
    <>
      <List uploads={uploads} onDelete={setToDelete} />
      {children}
      <DeleteUploadDialog upload={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}

function NothingThere({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Notice
        icon={<IconFileSearch />}
        title="No files of this type"
        action={
          <Button component={Link} to="." variant="default">
            Show all files
          </Button>
        }
      />
    );
  }
  return (
    <Notice icon={<IconFiles />} title="No uploads yet">
      Choose files above, or drop or paste them anywhere on this page. Each gets a short link to
      share.
    </Notice>
  );
}
