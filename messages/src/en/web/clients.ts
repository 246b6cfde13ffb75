import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

type ForDomain = {
  domain: string;
};

/** Programs that upload, and their configuration files. */
export const clients = {
  title: 'Upload Clients',
  lead: 'Each file is ready to use and contains your API token, so keep it private.',
  cards: {
    sharex: {
      text: 'Double-click the file and answer Yes: screenshots then go straight to Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Open the file with ishare to add Perch as an uploader for your screenshots.',
      download: 'Download ishare',
      downloaded: 'ishare downloaded!',
    },
    shell: {
      name: 'Screenshot script',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Takes a screenshot, uploads it and copies the link. Bind it to a key.',
      download: 'Download Screenshot script',
      downloaded: 'Screenshot script downloaded!',
    },
    curl: {
      name: 'curl script',
      system: 'Any shell',
      text: 'Uploads the files that you name and prints their links, one per line.',
      download: 'Download curl script',
      downloaded: 'curl script downloaded!',
    },
  },
  commandLine: {
    name: 'Command line',
    text: 'The program perch uploads files of any size and resumes after an interruption. Sign in once with a token, then upload.',
    copyLogin: 'Copy the command that signs in',
    copyUp: 'Copy the command that uploads',
    copied: 'Command copied to clipboard!',
    copyFailed: 'Failed to copy the command',
  },
  shareX: {
    title: 'Upload with ShareX',
    lead: 'Screenshots go straight to Perch, and their links to your clipboard. Download the file and open it. It contains your personal token, so keep it private.',
    download: 'Download ShareX Config',
    copy: 'Copy config',
    copyNamed: 'Copy ShareX Config',
    tile: 'ShareX Config',
    tileHint: 'Download the file',
    copied: 'ShareX configuration copied to clipboard!',
    downloaded: 'ShareX configuration downloaded!',
  },
  shareXLinks: {
    name: 'ShareX: short links',
    title: 'Shorten with ShareX',
    text: 'Shortens addresses: double-click the file and answer Yes, then choose Perch as the URL shortener. It contains your personal token, so keep it private.',
    download: 'Download for short links',
    downloaded: 'ShareX file for short links downloaded!',
  },
  notCopied: 'Failed to copy config',
  notDownloaded: 'Failed to download config',
  /** Further words that find the commands; they are not shown. */
  commandKeywords: 'configuration',
  /** Commands of the palette, for each client's file. */
  commands: {
    sharex: {
      copy: 'Copy ShareX config',
      copyFor: ({ domain }: ForDomain) => `Copy ShareX config for ${isolate(domain)}`,
      copied: 'ShareX configuration copied to clipboard!',
      download: 'Download ShareX config',
      downloadFor: ({ domain }: ForDomain) => `Download ShareX config for ${isolate(domain)}`,
      downloaded: 'ShareX configuration downloaded!',
    },
    ishare: {
      copy: 'Copy ishare config',
      copyFor: ({ domain }: ForDomain) => `Copy ishare config for ${isolate(domain)}`,
      copied: 'Ishare config copied to clipboard!',
      download: 'Download ishare config',
      downloadFor: ({ domain }: ForDomain) => `Download ishare config for ${isolate(domain)}`,
      downloaded: 'Ishare config downloaded!',
    },
    shell: {
      copy: 'Copy screenshot script',
      copyFor: ({ domain }: ForDomain) => `Copy screenshot script for ${isolate(domain)}`,
      copied: 'Screenshot script copied to clipboard!',
      download: 'Download screenshot script',
      downloadFor: ({ domain }: ForDomain) => `Download screenshot script for ${isolate(domain)}`,
      downloaded: 'Screenshot script downloaded!',
    },
    curl: {
      copy: 'Copy curl script',
      copyFor: ({ domain }: ForDomain) => `Copy curl script for ${isolate(domain)}`,
      copied: 'Curl script copied to clipboard!',
      download: 'Download curl script',
      downloadFor: ({ domain }: ForDomain) => `Download curl script for ${isolate(domain)}`,
      downloaded: 'Curl script downloaded!',
    },
  },
};
