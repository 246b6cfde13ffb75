import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to know it again, nothing to use it with. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
