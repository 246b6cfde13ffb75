import { CopyShareXButton, DownloadShareXButton } from './sharex-buttons.tsx';

/** Copies or downloads the ShareX configuration whose uploads get links on `domain`. */
export function DomainConfig({ domain }: { domain: string }) {
  return (
    <>
      <CopyShareXButton domain={domain} label="Copy ShareX Config" />
      <DownloadShareXButton domain={domain} />
    </>
  );
}
