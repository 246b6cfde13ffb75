/** The API token and how to upload with it, in the settings. */
export const apiAccess = {
  token: {
    title: 'API Token',
    lead: 'Programs use it to upload in your name. They can also list, read and delete your uploads, and nothing else.',
    loading: 'Loading your API token',
    failed: 'Your API token could not be loaded',
    label: 'Your API token',
    copy: 'Copy API token',
    copied: 'API token copied to clipboard!',
    copyFailed: 'Failed to copy token',
    replace: 'Replace token',
    replacing: 'Replacing...',
    replaced: 'API token replaced. Download your client files again.',
    replaceTitle: 'Replace API token',
    replaceText:
      'The old token stops working immediately. ShareX and scripts that use it need a new file.',
    confirmReplace: 'Replace',
  },
  guide: {
    title: 'API Documentation',
    lead: 'Any program can upload: it sends your API token as a bearer token and the file as multipart form data. The answer holds the link in file.url.',
    endpoint: 'Upload endpoint',
    header: 'Header',
    body: 'Body',
    /** `type` stands for the media type. */
    bodyType: ({ type }: { type: string }) => `Multipart form data (${type})`,
    field: 'File field name',
    allCalls: 'All calls',
    reference: 'API reference',
    copy: 'Copy command',
    copied: 'Command copied to clipboard!',
    copyFailed: 'Failed to copy command',
  },
};
