import type { ShareXConfig } from '@perch/contract/clients';
import type { ServerMessages } from '@perch/messages/catalogue';

import type { Services } from '../../services.ts';
import type { ClientFile } from './client-file.ts';
import {
  type ClientSettings,
  fieldsOf,
  labelOf,
  type LinkClientSettings,
} from './client-settings.ts';

/** A custom uploader for ShareX that contains the user's API token. */
export function createShareXConfig(
  { config }: Pick<Services, 'config'>,
  settings: Pick<ClientSettings, 'apiToken' | 'domain' | 'options'>,
): ShareXConfig {
  const label = labelOf(settings);
  const fields = fieldsOf(settings);
  return {
    // Since 13.7.2 ShareX reads {json:…} as is; files of older versions are converted on import.
    Version: '14.1.0',
    Name: label === '' ? 'Perch' : `Perch (${label})`,
    // File classes that are not listed stay with the user's previous uploader.
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    // Always the app's host: users' domains accept no uploads.
    RequestURL: `${config.publicUrl}/api/upload`,
    Headers: { Authorization: `Bearer ${settings.apiToken}` },
    Body: 'MultipartFormData',
    ...(label !== '' && { Arguments: fields }),
    FileFormName: 'file',
    URL: '{json:file.url}',
    ThumbnailURL: '{json:file.thumbnailUrl}',
    DeletionURL: '{json:file.deletionUrl}',
    ErrorMessage: '{json:error}',
  };
}

export const shareXInstructions = ({ answers }: ServerMessages): string[] =>
  Object.values(answers.shareXInstructions);

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
