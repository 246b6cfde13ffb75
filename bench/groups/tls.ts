import { Authority, ownAddress, startCaddy } from '../../test/support/services/caddy.ts';
import { startCaddyFiles } from '../peers/caddy.ts';
import { addDomain, publishOn } from '../peers/perch.ts';
import { onServerCore, requireProgram } from '../programs.ts';
import { perchName } from '../targets.ts';
import { measureGets, type Publisher, publishersOf } from './gets.ts';
import { type Group, outcomeOf, startField } from './group.ts';

const base = 'perch.example';
const domain = `files.${base}`;

/** The same where it is run as it should be: Caddy in front, with a certificate for the domain. */
export const tls: Group = {
  name: 'tls',
  title: 'Small files with TLS',
  about:
    'A custom domain behind Caddy as deploy/Caddyfile sets it up, with Perch on the same core, beside ' +
    'Caddy that serves the files itself. wrk with 32 connections that stay open.',
  async measure(ground) {
    requireProgram('caddy', 'caddy');
    const env = { BASE_DOMAINS: base, TRUSTED_PROXIES: '127.0.0.0/8' };
    const withTls = (folder: string) => startCaddyFiles(folder, 'https');
    await using field = await startField(ground, [withTls], env);
    const { perch, peers, memory } = field;
    await addDomain(perch, domain);
    await using authority = await Authority.create();
    const address = ownAddress();
    const upstream = new URL(perch.origin).host.replace('localhost', '127.0.0.1');
    await using front = await startCaddy({
      authority,
      address,
      perch: upstream,
      launch: onServerCore,
    });
    const behindCaddy: Publisher = {
      who: `${perchName} behind Caddy`,
      async publish(path) {
        const url = `https://${domain}${await publishOn(perch, domain, path)}`;
        return { url, connectTo: `${address}:443` };
      },
    };
    const others = publishersOf(peers.slice(1));
    const cases = await measureGets([behindCaddy, ...others], ground, memory);
    if (front.hasEnded) throw new Error(`Caddy has ended: ${front.log}`);
    return outcomeOf(field, cases);
  },
};
