import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { invitesQuery } from '../admin-queries.ts';
import { revokeInvite } from '../admin-requests.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { SubPage } from '../records/sub-page.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { CreateInvitation } from './create-invitation.tsx';

const empty = { icon: <IconMailPlus />, title: 'No open invitations' };

/** Invitations have an effect only when registration is by invitation or approval. */
export function InvitationsPage() {
  const { data: settings } = useQuery(settingsQuery);
  const isOff = settings?.registration === 'open' || settings?.registration === 'closed';
  return (
    <SubPage title="Invitations" backTo="/admin" backLabel="Overview">
      {isOff ? (
        <Panel>
          <Notice icon={<IconMailPlus />} title="This server uses no invitations">
            Registration is {settings?.registration}.
          </Notice>
        </Panel>
      ) : (
        <>
          <CreateInvitation />
          <OpenInvitations />
        </>
      )}
    </SubPage>
  );
}

function OpenInvitations() {
  const list = useQuery(invitesQuery);
  const revoke = useAdminAction({
    run: revokeInvite,
    done: 'Invitation revoked',
    failed: 'Failed to revoke invitation',
  });
  return (
    <Panel title="Open invitations">
      <RecordsList list={list} label="invitations" empty={empty}>
        {(invites) => (
          <RecordsTable
            label="Open invitations"
            headings={['Made', 'Used', 'Valid until', 'Actions']}
          >
            {invites.map((invite) => (
              <tr key={invite._id}>
                <Cell label="Made">
                  <DateTime at={invite.createdAt} />
                </Cell>
                <Cell label="Used" kind="number">{`${invite.uses} of ${invite.usesMax}`}</Cell>
                <Cell label="Valid until">
                  <DateTime at={invite.expiresAt} />
                </Cell>
                <Cell label="Actions" kind="actions">
                  <RowActions>
                    <Button
                      size="xs"
                      variant="default"
                      loading={revoke.isPending && revoke.variables === invite._id}
                      onClick={() => revoke.mutate(invite._id)}
                    >
                      Revoke
                    </Button>
                  </RowActions>
                </Cell>
              </tr>
            ))}
          </RecordsTable>
        )}
      </RecordsList>
    </Panel>
  );
}
