import type { WebParts } from '../catalogue.ts';
import { domains } from './web/domains.ts';

export const webDomains: WebParts['domains'] = { domains };
