import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';

// Names of this kind of configuration, so that they are those of nothing else (RFC 9562 §5.5).
const namespace = '5a6ff6c9-3e0b-4a57-9d7e-6a3c1f0f9b52';

/** The custom uploader of ishare (macOS); a strict subset of what it documents. */
export function createIShareConfig(
  { config }: Pick<Services, 'config'>,
  { userId, apiToken, domain }: ClientSettings,
) {
  const { publicUrl } = config;
  const { hostname } = new URL(publicUrl);
  return {
    // The same each time: importing again then replaces the entry instead of adding another.
    id: Bun.randomUUIDv5(`${publicUrl} ${userId} ${domain ?? ''}`, namespace),
    name: domain ?? hostname,
    requestURL: `${publicUrl}/api/upload`,
    headers: { Authorization: `Bearer ${apiToken}` },
    ...(domain !== undefined && { formData: { domain } }),
    fileFormName: 'file',
    responseURL: '{{file.url}}',
    deletionURL: '{{file.deletionUrl}}',
    deleteRequestType: 'GET',
  };
}
