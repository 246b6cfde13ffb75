import type { Services } from '../../services.ts';
import type { ClientFile } from './client-file.ts';
import type { ClientSettings } from './client-settings.ts';
import { createIShareConfig } from './ishare-config.ts';
import { createShareXConfig } from './sharex-config.ts';
import { createCurlScript, createScreenshotScript } from './shell-scripts.ts';

type MakeFile = (services: Services, settings: ClientSettings) => ClientFile;

// Programs recognize these files by their extension.
const makers = new Map<string, MakeFile>([
  [
    'sharex',
    (services, settings) => ({
      name: `${fileBaseName(services, settings)}.sxcu`,
      content: asJson(createShareXConfig(services, settings)),
    }),
  ],
  [
    'ishare',
    (services, settings) => ({
      name: `${fileBaseName(services, settings)}.iscu`,
      content: asJson(createIShareConfig(services, settings)),
    }),
  ],
  [
    'shell',
    (services, settings) => ({
      name: 'perch-upload.sh',
      content: createScreenshotScript(services, settings),
    }),
  ],
  [
    'curl',
    (services, settings) => ({
      name: 'perch-curl.sh',
      content: createCurlScript(services, settings),
    }),
  ],
]);

/** The function that creates a client's configuration file; undefined for an unknown client. */
export const findClientFile = (client: string): MakeFile | undefined => makers.get(client);

const fileBaseName = ({ config }: Services, { domain }: ClientSettings) =>
  domain ?? new URL(config.publicUrl).hostname;

const asJson = (value: unknown) => JSON.stringify(value, null, 2);
