import { formatDateTime } from '../../../format/date.ts';
import { rich } from '../../../language/rich.ts';

interface UsageDatesProps {
  createdAt: string;
  lastUsedAt: string | null;
  /** `date` stands for the date in an element of its own. */
  texts: {
    added: (values: { date: string }) => string;
    lastUsed: (values: { date: string }) => string;
    neverUsed: string;
  };
}

/** When a sign-in method was added and last used. */
export function UsageDates({ createdAt, lastUsedAt, texts }: UsageDatesProps) {
  return (
    <>
      <span>
        {rich((at) => texts.added({ date: at('date') }), { date: <Moment at={createdAt} /> })}
      </span>
      <span>
        {lastUsedAt === null
          ? texts.neverUsed
          : rich((at) => texts.lastUsed({ date: at('date') }), {
              date: <Moment at={lastUsedAt} />,
            })}
      </span>
    </>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;
