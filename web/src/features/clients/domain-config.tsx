import { CopyShareX, DownloadShareX } from './sharex-buttons.tsx';

/** Copies or downloads the ShareX configuration whose uploads get links on `domain`. */
export function DomainConfig({ domain }: { domain: string }) {
  return (
    <>
      <CopyShareX domain={domain} label="Copy ShareX Config" />
      <DownloadShareX domain={domain} />
    </>
  );
}
