import type { ShareXConfig } from '@perch/contract/clients';

/** The configuration made in the browser, for when the server's own cannot be had. */
export function buildShareXConfig(publicUrl: string, token: string, domain?: string): ShareXConfig {
  const host = new URL(publicUrl).host;
  return {
    Version: '14.1.0',
    Name: `Perch (${domain ?? host})`,
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    RequestURL: new URL('/api/upload', publicUrl).href,
    Headers: { Authorization: `Bearer ${token}` },
    Body: 'MultipartFormData',
    ...(domain && { Arguments: { domain } }),
    FileFormName: 'file',
    URL: '{json:file.url}',
    ThumbnailURL: '{json:file.thumbnailUrl}',
    DeletionURL: '{json:file.deletionUrl}',
    ErrorMessage: '{json:error}',
  };
}

/** ShareX opens only files whose names end in .sxcu. A port's colon is not allowed in file names. */
export function shareXFileName(config: ShareXConfig): string {
  const host = config.Arguments?.domain ?? new URL(config.RequestURL).host;
  return `${host.replaceAll(/[^a-z0-9.-]/gi, '-')}.sxcu`;
}

/** What stands in the file. */
export function serializeShareXConfig(config: ShareXConfig): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}
