import { removeOldDailyCounts } from '../database/daily-counts.ts';
import type { OutboxKind } from '../database/rows/outbox-rows.ts';
import { needsPreallocation, preallocate } from '../database/sqlite/preallocate.ts';
import { removeDeadMembers } from '../installation/cluster-member.ts';
import { hasDueImport, runDueImport } from '../interop/imports/run-import.ts';
import { dayMs, dayOf, hourMs, minuteMs, secondMs } from '../lib/clock.ts';
import { hasDueMail, sendMails } from '../mail/mail-delivery.ts';
import { hasOldMail, moveOldMail } from '../mail/old-outbox.ts';
import { checkForRelease, isReleaseCheckDue } from '../modules/admin/releases/check-for-release.ts';
import { removeOldAudit } from '../modules/admin/remove-old-audit.ts';
import { removeExpiredArchives } from '../modules/archives/selections.ts';
import {
  checkDueDomains,
  hasDueDomains,
} from '../modules/domains/verification/check-due-domains.ts';
import { hasReceivedNews, queueReceivedMails } from '../modules/requests/received-mail.ts';
import { releaseAllOf } from '../modules/requests/release-all-of.ts';
import { hasExpiredLinks, removeExpiredLinks } from '../modules/short-links/remove-links.ts';
import { removeExpiredEmailChanges } from '../modules/sign-in/confirmation/email-changes.ts';
import { writeEmailChange } from '../modules/sign-in/confirmation/open-email-link.ts';
import { removeOldNetworks } from '../modules/sign-in/limits/known-networks.ts';
import { removeExpiredRateLimits } from '../modules/sign-in/limits/rate-limits.ts';
import { removeExpiredResets, writePasswordReset } from '../modules/sign-in/password-reset.ts';
import { removeExpiredInvites } from '../modules/sign-in/registration/invites.ts';
import {
  hasRegistrationNews,
  queueRegistrationMails,
  writeRegistrationMail,
} from '../modules/sign-in/registration/registration-mail.ts';
import { removeExpiredSessions } from '../modules/sign-in/session/sessions.ts';
import { removeExpiredSteps } from '../modules/sign-in/session/sign-in-steps.ts';
import { fillChecksums, hasUnknownChecksums } from '../modules/uploads/blobs/fill-checksums.ts';
import { sweepStorage } from '../modules/uploads/blobs/sweep-storage.ts';
import { mailBeforeExpiry } from '../modules/uploads/expiry/mail-before-expiry.ts';
import {
  hasExpired,
  removeExpired,
  removeOldEndedLinks,
} from '../modules/uploads/expiry/remove-expired.ts';
import { removeEndedNames } from '../modules/uploads/slugs/claim-slug.ts';
import { hasOldTrash, removeOldTrash } from '../modules/uploads/trash/remove-old-trash.ts';
import { removeExpiredResumables } from '../modules/uploads/tus/remove-resumable.ts';
import { removeUndeliverable } from '../outbox/deliver-outbox.ts';
import type { Services } from '../services.ts';

/** Recurring work, done by one process at a time. */
export interface Job<S = Services> {
  name: string;
  everyMs: number;
  /** A cheap check whether a run would do anything; absent: it always does. */
  hasWork?(services: S): Promise<boolean>;
  /** Does the work, and returns early once `stopping` is aborted. */
  run(services: S, stopping: AbortSignal): Promise<void>;
}

/** Each kind of work in the outbox has a job that delivers it. */
const outboxJobs: Record<OutboxKind, Job> = {
  mail: {
    name: 'mail',
    everyMs: secondMs,
    hasWork: hasDueMail,
    run: (services, stopping) =>
      sendMails(services, stopping, ({ id, payload: { content, recipient } }) => {
        if (content === 'registrations') return writeRegistrationMail(services, id);
        if (content === 'email-change') return writeEmailChange(services, id);
        return writePasswordReset(services, recipient);
      }),
  },
};

/** Every job of a server. */
export const jobs: Job[] = [
  ...Object.values(outboxJobs),
  { name: 'old-mail', everyMs: secondMs, hasWork: hasOldMail, run: moveOldMail },
  {
    name: 'registration-mails',
    everyMs: secondMs,
    hasWork: hasRegistrationNews,
    run: queueRegistrationMails,
  },
  {
    name: 'request-mails',
    everyMs: 10 * secondMs,
    hasWork: hasReceivedNews,
    run: queueReceivedMails,
  },
  { name: 'domains', everyMs: 2 * secondMs, hasWork: hasDueDomains, run: checkDueDomains },
  {
    name: 'preallocation',
    everyMs: 10 * secondMs,
    hasWork: ({ db }) => needsPreallocation(db),
    run: ({ db }) => preallocate(db),
  },
  { name: 'undeliverable-mail', everyMs: dayMs, run: removeUndeliverable },
  { name: 'sessions', everyMs: hourMs, run: removeExpiredSessions },
  { name: 'sign-in-steps', everyMs: hourMs, run: removeExpiredSteps },
  { name: 'password-resets', everyMs: hourMs, run: removeExpiredResets },
  { name: 'email-changes', everyMs: hourMs, run: removeExpiredEmailChanges },
  { name: 'invites', everyMs: hourMs, run: removeExpiredInvites },
  { name: 'resumable-uploads', everyMs: hourMs, run: removeExpiredResumables },
  { name: 'link-names', everyMs: hourMs, run: removeEndedNames },
  { name: 'expired-uploads', everyMs: minuteMs, hasWork: hasExpired, run: removeExpired },
  {
    name: 'expired-links',
    everyMs: minuteMs,
    hasWork: hasExpiredLinks,
    run: removeExpiredLinks,
  },
  { name: 'expiry-mails', everyMs: hourMs, run: mailBeforeExpiry },
  { name: 'trash', everyMs: hourMs, hasWork: hasOldTrash, run: removeOldTrash },
  {
    name: 'checksums',
    everyMs: 10 * minuteMs,
    hasWork: hasUnknownChecksums,
    run: fillChecksums,
  },
  { name: 'archives', everyMs: hourMs / 4, run: removeExpiredArchives },
  { name: 'ended-links', everyMs: dayMs, run: removeOldEndedLinks },
  {
    name: 'daily-counts',
    everyMs: hourMs,
    run: ({ db, ages }, stopping) => removeOldDailyCounts(db, dayOf(ages.now()), stopping),
  },
  {
    name: 'cluster-members',
    everyMs: minuteMs,
    run: (services) => removeDeadMembers(services, releaseAllOf),
  },
  { name: 'rate-limits', everyMs: hourMs / 4, run: removeExpiredRateLimits },
  { name: 'known-networks', everyMs: dayMs, run: removeOldNetworks },
  { name: 'audit', everyMs: hourMs, run: removeOldAudit },
  {
    name: 'update-check',
    everyMs: hourMs,
    hasWork: isReleaseCheckDue,
    run: checkForRelease,
  },
  { name: 'imports', everyMs: secondMs, hasWork: hasDueImport, run: runDueImport },
  { name: 'stored-files', everyMs: dayMs, run: sweepStorage },
];
