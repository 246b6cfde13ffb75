import { IconFileSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { Panel } from '../../../ui/panel.tsx';
import { uploadsOfAllQuery } from '../admin-queries.ts';
import { readList } from '../admin-url.ts';
import { ListTools } from '../records/list-toolbar.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { uploadSorts } from '../sort-options.ts';
import { FilesTable } from './files-table.tsx';

const empty = { icon: <IconFileSearch />, title: 'No uploads found' };

export function AllUploads() {
  const [parameters] = useSearchParams();
  const list = useQuery(uploadsOfAllQuery(readList(parameters)));
  return (
    <Panel title={`All Uploads (${list.data?.pagination.total ?? 0})`}>
      <ListTools searchLabel="Search files..." sorts={uploadSorts} />
      <RecordsList list={list} label="uploads" empty={empty}>
        {(uploads) => <FilesTable uploads={uploads} />}
      </RecordsList>
    </Panel>
  );
}
