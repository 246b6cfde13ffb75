import { startCaddyFiles } from '../peers/caddy.ts';
import { startNginx } from '../peers/nginx.ts';
import { addDomain, publishOn } from '../peers/perch.ts';
import { startTus } from '../peers/tus.ts';
import { perchName } from '../targets.ts';
import { measureGets, type Publisher, publishersOf } from './gets.ts';
import { type Group, outcomeOf, startField } from './group.ts';

const base = 'perch.example';
const domain = `files.${base}`;

/** Small files, from the app's host and from a domain of a user's, beside those who serve files. */
export const files: Group = {
  name: 'files',
  title: 'Small files',
  about: 'wrk with 32 connections. A conditional GET is answered with 304, a range with 206.',
  async measure(ground) {
    const starters = [startNginx, (folder: string) => startCaddyFiles(folder, 'http'), startTus];
    await using field = await startField(ground, starters, { BASE_DOMAINS: base });
    const { perch, peers, memory } = field;
    await addDomain(perch, domain);
    const onDomain: Publisher = {
      who: `${perchName}, custom domain`,
      async publish(path) {
        const url = `http://${domain}${await publishOn(perch, domain, path)}`;
        return { url, connectTo: new URL(perch.origin).host };
      },
    };
    const [own = onDomain, ...others] = publishersOf(peers);
    return outcomeOf(field, await measureGets([own, onDomain, ...others], ground, memory));
  },
};
