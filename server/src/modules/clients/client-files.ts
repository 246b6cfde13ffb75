import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';
import { createIShareConfig } from './ishare-config.ts';
import { createShareXConfig } from './sharex-config.ts';
import { createCurlScript, createScreenshotScript } from './shell-scripts.ts';

interface ClientFile {
  name: string;
  content: string;
}

type MakeFile = (services: Services, settings: ClientSettings) => ClientFile;

// Programs that open such a file go by the ending of its name.
const makers = new Map<string, MakeFile>([
  [
    'sharex',
    (services, settings) => ({
      name: `${placeOf(services, settings)}.sxcu`,
      content: asJson(createShareXConfig(services, settings)),
    }),
  ],
  [
    'ishare',
    (services, settings) => ({
      name: `${placeOf(services, settings)}.iscu`,
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

/** How the configuration file of this client is made; undefined for a client that has none. */
export const findClientFile = (client: string): MakeFile | undefined => makers.get(client);

const placeOf = ({ config }: Services, { domain }: ClientSettings) =>
  domain ?? new URL(config.publicUrl).hostname;

const asJson = (value: unknown) => JSON.stringify(value, null, 2);
