import { CopyShareXButton, DownloadShareXButton } from './sharex-buttons.tsx';

/** Buttons for the ShareX configuration that uploads to `domain`. */
export function DomainConfig({ domain }: { domain: string }) {
  return (
    <>
      <CopyShareXButton domain={domain} label="Copy ShareX Config" />
      <DownloadShareXButton domain={domain} />
    </>
  );
}
