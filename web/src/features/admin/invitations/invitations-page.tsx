import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { invitesQuery } from '../admin-queries.ts';
import { revokeInvite } from '../admin-requests.ts';
import { DateTime } from '../records/date-time.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { CreateInvitation } from './create-invitation.tsx';

import layout from '../records/sub-page.module.css';

const icon = <IconMailPlus />;

/** Invitations have an effect only when registration is by invitation or approval. */
export function InvitationsPage() {
  const { data: settings } = useQuery(settingsQuery);
  const words = m.admin.invitations;
  const off = {
    open: words.registrationOpen,
    closed: words.registrationClosed,
    invite: undefined,
    approval: undefined,
  };
  const reason = settings && off[settings.registration];
  return (
    <div className={layout.page}>
      {reason ? (
        <Panel>
          <Notice icon={icon} title={words.off}>
            {reason}
          </Notice>
        </Panel>
      ) : (
        <>
          <CreateInvitation />
          <OpenInvitations />
        </>
      )}
    </div>
  );
}

function OpenInvitations() {
  const list = useQuery(invitesQuery);
  const words = m.admin.invitations;
  const revoke = useAdminAction({
    run: revokeInvite,
    done: words.revoked,
    failed: words.failedToRevoke,
  });
  return (
    <Panel title={words.openTitle}>
      <RecordsList list={list} loading={words.loading} empty={{ icon, title: words.empty }}>
        {(invites) => (
          <RecordsTable
            label={words.openTitle}
            headings={[words.made, words.used, words.validUntil]}
            hasActions
          >
            {invites.map((invite) => (
              <tr key={invite._id}>
                <Cell label={words.made}>
                  <DateTime at={invite.createdAt} />
                </Cell>
                <Cell label={words.used} kind="number">
                  {words.usedOf({ uses: invite.uses, max: invite.usesMax })}
                </Cell>
                <Cell label={words.validUntil}>
                  <DateTime at={invite.expiresAt} />
                </Cell>
                <Cell label={m.admin.records.actions} kind="actions">
                  <RowActions>
                    <Button
                      size="xs"
                      variant="default"
                      loading={revoke.isPending && revoke.variables === invite._id}
                      onClick={() => revoke.mutate(invite._id)}
                    >
                      {words.revoke}
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
