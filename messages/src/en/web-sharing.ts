import { fileRequests } from './web/file-requests.ts';
import { received } from './web/received.ts';
import { shortLinks } from './web/short-links.ts';

/** What the web app says of requests for files, of what they have received, and of short links. */
export const webSharing = { fileRequests, received, shortLinks };
