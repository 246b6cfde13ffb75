import type { WebParts } from '../catalogue.ts';
import { fileRequests } from './web/file-requests.ts';
import { received } from './web/received.ts';
import { shortLinks } from './web/short-links.ts';

export const webSharing: WebParts['sharing'] = { fileRequests, received, shortLinks };
