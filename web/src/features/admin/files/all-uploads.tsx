import { IconFileSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { Panel } from '../../../ui/panel.tsx';
import { allUploadsQuery } from '../admin-queries.ts';
import { readListState } from '../admin-url.ts';
import { ListToolbar } from '../records/list-toolbar.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { uploadSorts } from '../sort-options.ts';
import { FilesTable } from './files-table.tsx';

const empty = { icon: <IconFileSearch />, title: 'No uploads found' };

export function AllUploads() {
  const [parameters] = useSearchParams();
  const list = useQuery(allUploadsQuery(readListState(parameters)));
  return (
    <Panel title={`All Uploads (${list.data?.pagination.total ?? 0})`}>
      <ListToolbar searchLabel="Search files..." sorts={uploadSorts} />
      <RecordsList list={list} label="uploads" empty={empty}>
        {(uploads) => <FilesTable uploads={uploads} />}
      </RecordsList>
    </Panel>
  );
}
