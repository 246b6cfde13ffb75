import { IconFileSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { allUploadsQuery } from '../admin-queries.ts';
import { readListState, readUploadFilters } from '../admin-url.ts';
import { ListToolbar } from '../records/list-toolbar.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { uploadSorts } from '../sort-options.ts';
import { FilesTable } from './files-table.tsx';
import { UploadFilterFields } from './upload-filters.tsx';

const icon = <IconFileSearch />;

export function AllUploads() {
  const [parameters] = useSearchParams();
  const list = useQuery(allUploadsQuery(readListState(parameters), readUploadFilters(parameters)));
  return (
    <Panel title={m.admin.tabs.uploadsCount({ count: list.data?.pagination.total ?? 0 })}>
      <ListToolbar searchLabel={m.admin.files.search} sorts={uploadSorts} />
      <UploadFilterFields />
      <RecordsList
        list={list}
        loading={m.admin.files.loadingUploads}
        empty={{ icon, title: m.admin.files.empty }}
      >
        {(uploads) => <FilesTable uploads={uploads} />}
      </RecordsList>
    </Panel>
  );
}
