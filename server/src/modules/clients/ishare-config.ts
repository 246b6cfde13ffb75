import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';

// The UUIDv5 namespace of these configurations (RFC 9562 §5.5).
const namespace = '5a6ff6c9-3e0b-4a57-9d7e-6a3c1f0f9b52';

/** A custom uploader for ishare (macOS), limited to documented fields. */
export function createIShareConfig(
  { config }: Pick<Services, 'config'>,
  { userId, apiToken, domain }: ClientSettings,
) {
  const { publicUrl } = config;
  const { hostname } = new URL(publicUrl);
  return {
    // Stable, so that importing it again replaces the entry.
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
