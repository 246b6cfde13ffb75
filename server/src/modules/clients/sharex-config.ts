import type { ShareXConfig } from '@perch/contract/clients';

import type { Services } from '../../services.ts';
import type { ClientSettings } from './client-settings.ts';

/** The custom uploader of ShareX for this server, with the API token of its owner in it. */
export function createShareXConfig(
  { config }: Pick<Services, 'config'>,
  { apiToken, domain }: Pick<ClientSettings, 'apiToken' | 'domain'>,
): ShareXConfig {
  return {
    // From 13.7.2 on ShareX takes {json:…} as it is; older versions would be rewritten.
    Version: '14.1.0',
    Name: domain === undefined ? 'Perch' : `Perch (${domain})`,
    // A class of files that is not named here stays with the person's earlier uploader.
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    // The app's own host also where links are on a domain: such hosts take no uploads.
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
