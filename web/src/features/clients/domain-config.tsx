import { m } from '../../language/messages.ts';
import { CopyShareXButton, DownloadShareXButton } from './sharex-buttons.tsx';

/** Buttons for the ShareX configuration that uploads to `domain`. */
export function DomainConfig({ domain }: { domain: string }) {
  return (
    <>
      <CopyShareXButton domain={domain} label={m.clients.shareX.copyNamed} />
      <DownloadShareXButton domain={domain} />
    </>
  );
}
