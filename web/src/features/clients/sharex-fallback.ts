import type { ShareXConfig } from '@perch/contract/clients';

/** The configuration made in the browser, for when the server's own cannot be had. */
export function shareXConfigFor(publicUrl: string, token: string): ShareXConfig {
  const host = new URL(publicUrl).host;
  return {
    Version: '14.1.0',
    Name: `Perch (${host})`,
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    RequestURL: new URL('/api/upload', publicUrl).href,
    Headers: { Authorization: `Bearer ${token}` },
    Body: 'MultipartFormData',
    FileFormName: 'file',
    URL: '{json:file.url}',
    ThumbnailURL: '{json:file.thumbnailUrl}',
    DeletionURL: '{json:file.deletionUrl}',
    ErrorMessage: '{json:error}',
  };
}

/** ShareX opens only files whose names end in .sxcu. A port's colon is not allowed in file names. */
export function shareXFileName(config: ShareXConfig): string {
  return `${new URL(config.RequestURL).host.replaceAll(/[^a-z0-9.-]/gi, '-')}.sxcu`;
}
