import type { Services } from '../../services.ts';
import { type ClientSettings, fieldsOf, labelOf } from './client-settings.ts';

// The UUIDv5 namespace of these configurations (RFC 9562 §5.5).
const namespace = '5a6ff6c9-3e0b-4a57-9d7e-6a3c1f0f9b52';

/** A custom uploader for ishare (macOS), limited to documented fields. */
export function createIShareConfig({ config }: Pick<Services, 'config'>, settings: ClientSettings) {
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
