import {
  type PreviewProgram,
  previewPrograms,
  programLimits,
} from '@perch/contract/uploads/embed-limits';
import type { LinkCheck } from '@perch/contract/uploads/link-checks';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { m } from '../../language/messages.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { checkPage, checkProgram, type Finding } from './check-program.ts';
import { type CheckedLink, linkCheckQuery } from './link-check-query.ts';
import { PreviewCard } from './preview-card.tsx';

import classes from './link-check-dialog.module.css';

interface LinkCheckDialogProps {
  link: CheckedLink;
  onClose: () => void;
}

/** How messengers show a link, and what is missing there. */
export function LinkCheckDialog({ link, onClose }: LinkCheckDialogProps) {
  const { data, error, refetch } = useQuery(linkCheckQuery(link));
  return (
    <FormDialog
      isOpen
      title={m.linkCheck.title}
      closeLabel={m.linkCheck.close}
      size="60rem"
      onClose={onClose}
    >
      {data && <LinkCheckReport check={data} name={link.name} />}
      {!data && error && (
        <LoadError title={m.linkCheck.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
    </FormDialog>
  );
}

interface LinkCheckReportProps {
  check: LinkCheck;
  /** Of the file or the album. */
  name: string;
}

export function LinkCheckReport({ check, name }: LinkCheckReportProps) {
  const general = checkPage(check, name);
  const isRead = !general.some(({ kind }) => kind === 'bad');
  return (
    <>
      <p className={classes.lead}>{m.linkCheck.lead}</p>
      <a className={classes.url} href={check.url} target="_blank" rel="noopener" dir="ltr">
        {check.url}
      </a>
      {general.length > 0 && <Findings findings={general} />}
      {check.tags.length > 0 && (
        <div className={classes.programs}>
          {previewPrograms.map((program) => (
            <Program key={program} program={program} check={check} isRead={isRead} />
          ))}
        </div>
      )}
    </>
  );
}

interface ProgramProps {
  program: PreviewProgram;
  check: LinkCheck;
  /** Whether programs can read the page at all. */
  isRead: boolean;
}

function Program({ program, check, isRead }: ProgramProps) {
  const { card, findings } = checkProgram(check, program);
  const id = `link-check-${program}`;
  return (
    <section className={classes.program} aria-labelledby={id}>
      <h3 className={classes.name} id={id}>
        {programLimits[program].name}
      </h3>
      {card ? (
        <PreviewCard program={program} card={card} />
      ) : (
        <p className={classes.nothing}>{m.linkCheck.onlyAddress}</p>
      )}
      <Findings findings={findings.length > 0 || !isRead ? findings : [complete()]} />
    </section>
  );
}

const complete = (): Finding => ({ kind: 'good', text: m.linkCheck.complete });

const icons = { good: IconCheck, note: IconInfoCircle, bad: IconAlertTriangle };

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={classes.findings}>
      {findings.map(({ kind, text }) => {
        const Icon = icons[kind];
        return (
          <li key={text} className={`${classes.finding} ${classes[kind]}`}>
            <Icon size="1rem" aria-hidden="true" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
