import type { ShareXConfig } from '@perch/contract/clients';

import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';

/** A custom uploader for ShareX that contains the user's API token. */
export function createShareXConfig(
  { config }: Pick<Services, 'config'>,
  { apiToken, domain }: Pick<ClientSettings, 'apiToken' | 'domain'>,
): ShareXConfig {
  return {
    // Since 13.7.2 ShareX reads {json:…} as is; files of older versions are converted on import.
    Version: '14.1.0',
    Name: domain === undefined ? 'Perch' : `Perch (${domain})`,
    // File classes that are not listed stay with the user's previous uploader.
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    // Always the app's host: users' domains accept no uploads.
    RequestURL: `${config.publicUrl}/api/upload`,
    Headers: { Authorization: `Bearer ${apiToken}` },
    Body: 'MultipartFormData',
    ...(domain !== undefined && { Arguments: { domain } }),
    FileFormName: 'file',
    URL: '{json:file.url}',
    ThumbnailURL: '{json:file.thumbnailUrl}',
    DeletionURL: '{json:file.deletionUrl}',
    ErrorMessage: '{json:error}',
  };
}

export const shareXInstructions = [
  'Save the configuration as a file that ends in .sxcu, or download it.',
  'Double-click the file; ShareX asks whether to make it the active uploader: answer Yes.',
  'Upload something: the link is in the clipboard.',
  'Keep the file to yourself: it holds your API token.',
];
