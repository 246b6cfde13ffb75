import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const waitMaxMs = 5000;

/** Whether this server answers at PUBLIC_URL, with a valid certificate if that is HTTPS. */
export async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  const about = 'PUBLIC_URL answers';
  try {
    const response = await fetch(`${publicUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMaxMs),
    });
    const body: unknown = response.status === 200 ? await response.json() : undefined;
    if (body && typeof body === 'object' && 'status' in body) {
      const how = publicUrl.startsWith('https:') ? ', with a valid certificate' : '';
      return ok(about, `yes${how}`);
    }
    const sentence = `another server does (${response.status}); let the proxy at ${publicUrl} hand requests to HOST and PORT`;
    return problem(about, sentence);
  } catch (error) {
    const reason = reasonOf(error);
    if (/certificate/i.test(reason)) {
      return problem(about, `its certificate is not valid (${reason}); see docs/domains.md`);
    }
    return warning(about, `no (${reason}); does the server run, and the proxy in front of it?`);
  }
}
