import type { ShareXConfig } from '@perch/contract/clients';

/** A configuration built in the browser, for when the server's cannot be loaded. */
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

/** ShareX opens only .sxcu files; the colon of a port is not allowed in file names. */
export function shareXFileName(config: ShareXConfig): string {
  const host = config.Arguments?.domain ?? new URL(config.RequestURL).host;
  return `${host.replaceAll(/[^a-z0-9.-]/gi, '-')}.sxcu`;
}

/** The content of the .sxcu file. */
export function serializeShareXConfig(config: ShareXConfig): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}
