import type { Services } from '../../services.ts';
import type { ClientFile } from './client-file.ts';
import { type ClientSettings, fieldsOf, labelOf } from './client-settings.ts';
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

// The UUIDv5 namespace of these configurations (RFC 9562 §5.5).
const namespace = '5a6ff6c9-3e0b-4a57-9d7e-6a3c1f0f9b52';

/** A custom uploader for ishare (macOS), limited to documented fields. */
function createIShareConfig({ config }: Pick<Services, 'config'>, settings: ClientSettings) {
  const { userId, apiToken } = settings;
  const label = labelOf(settings);
  const { publicUrl } = config;
  const { hostname } = new URL(publicUrl);
  return {
    // Stable, so that importing it again replaces the entry.
    id: Bun.randomUUIDv5(`${publicUrl} ${userId} ${label}`, namespace),
    name: label || hostname,
    requestURL: `${publicUrl}/api/upload`,
    headers: { Authorization: `Bearer ${apiToken}` },
    ...(label !== '' && { formData: fieldsOf(settings) }),
    fileFormName: 'file',
    responseURL: '{{file.url}}',
    deletionURL: '{{file.deletionUrl}}',
    deleteRequestType: 'GET',
  };
}
