import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { percentSent } from '../queue/transfer-rate.ts';
import { overallProgress, type Transfer } from '../queue/transfer.ts';
import { progressText } from './progress-text.ts';

import classes from './tray-progress.module.css';

/** Progress over all files; stays visible while the tray is collapsed. */
export function TrayProgress({ transfers }: { transfers: readonly Transfer[] }) {
  const { sentBytes, totalBytes, bytesPerSecond } = overallProgress(transfers);
  return (
    <div className={classes.progress}>
      <progress
        className={classes.bar}
        aria-label={m.transfers.allFiles}
        max={100}
        value={percentSent(sentBytes, totalBytes)}
      />
      <p className={classes.text}>
        <span>{progressText(sentBytes, totalBytes, bytesPerSecond)}</span>
        <span>{formatBytes(totalBytes)}</span>
      </p>
    </div>
  );
}
