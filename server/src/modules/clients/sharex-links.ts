import type { Services } from '../../services.ts';
import type { ClientFile } from './client-file.ts';
import type { LinkClientSettings } from './client-settings.ts';

/** A custom URL shortener for ShareX that contains the user's token. */
export function createShareXLinks(
  { config }: Pick<Services, 'config'>,
  { apiToken, ...options }: LinkClientSettings,
): ClientFile {
  const { domain, ...others } = options;
  const label = [domain ?? [], Object.entries(others).map((option) => option.join(' '))]
    .flat()
    .join(', ');
  const content = {
    Version: '14.1.0',
    Name: label === '' ? 'Perch links' : `Perch links (${label})`,
    DestinationType: 'URLShortener',
    RequestMethod: 'POST',
    // Always the app's host: users' domains have no API.
    RequestURL: `${config.publicUrl}/api/links`,
    Headers: { Authorization: `Bearer ${apiToken}` },
    Body: 'JSON',
    // ShareX puts the address in, escaped as in JSON.
    Data: JSON.stringify({
      url: '{input}',
      ...options,
      ...(options.maxClicks !== undefined && { maxClicks: Number(options.maxClicks) }),
    }),
    URL: '{json:data.link.url}',
    ErrorMessage: '{json:error}',
  };
  const name = `${domain ?? new URL(config.publicUrl).hostname}-links.sxcu`;
  return { name, content: JSON.stringify(content, null, 2) };
}
