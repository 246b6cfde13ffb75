import type { ShareXConfig } from '@perch/contract/clients';
import type { ServerMessages } from '@perch/messages/catalogue';

import type { Services } from '../../services.ts';
import { type ClientSettings, fieldsOf, labelOf } from './client-settings.ts';

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
