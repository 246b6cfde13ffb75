import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import { type Finding, ok, problem, reasonOf } from './finding.ts';

const waitMaxMs = 5000;

/** Whether the host of PUBLIC_URL resolves. */
export async function checkDns(publicUrl: string): Promise<Finding> {
  const host = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return ok('DNS', `${host} is an address, there is nothing to look up`);
  try {
    const addresses = await within(waitMaxMs, lookup(host, { all: true }));
    return ok('DNS', `${host} is ${addresses.map(({ address }) => address).join(', ')}`);
  } catch (error) {
    const sentence = `${host} cannot be found (${reasonOf(error)}); add a record for it or change PUBLIC_URL`;
    return problem('DNS', sentence);
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
