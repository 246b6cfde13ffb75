import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../api.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { revokeInvite } from './admin-calls.ts';
import { invitesQuery } from './admin-queries.ts';
import { AdminSubPage } from './admin-sub-page.tsx';
import { MakeInvitation } from './make-invitation.tsx';
import { Moment } from './moment.tsx';
import { RecordsList } from './records-list.tsx';
import { Cell, RecordsTable } from './records-table.tsx';
import { RowActions } from './row-actions.tsx';
import { useAdminAction } from './use-admin-action.ts';

const empty = { icon: <IconMailPlus />, title: 'No open invitations' };

/** Only where registration is by invitation or approval do invitations change anything. */
export function InvitationsPage() {
  const { data: settings } = useQuery(settingsQuery);
  const isOff = settings?.registration === 'open' || settings?.registration === 'closed';
  return (
    <AdminSubPage title="Invitations" backTo="/admin" backLabel="Overview">
      {isOff ? (
        <Panel>
          <Notice icon={<IconMailPlus />} title="This server uses no invitations">
            Registration is {settings?.registration}.
          </Notice>
        </Panel>
      ) : (
        <>
          <MakeInvitation />
          <OpenInvitations />
        </>
      )}
    </AdminSubPage>
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
                  <Moment at={invite.createdAt} />
                </Cell>
                <Cell label="Used" kind="number">{`${invite.uses} of ${invite.usesMax}`}</Cell>
                <Cell label="Valid until">
                  <Moment at={invite.expiresAt} />
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
