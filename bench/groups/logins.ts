import type { Peer } from '../peers/peer.ts';
import { sendsPerSecond } from '../wrk.ts';
import { type Group, lanesOf, measureCase, outcomeOf, startField } from './group.ts';

// More at once from one address would count as guessing.
const connections = 8;

/** Sign-ins with the right password. */
export const logins: Group = {
  name: 'logins',
  title: 'Signing in',
  about: `wrk with ${connections} connections, one account, the right password. Perch keeps argon2id (19 MiB, 2 passes).`,
  async measure(ground) {
    await using field = await startField(ground);
    const { rounds, seconds } = ground.options;
    const laneOf = ({ login }: Peer) =>
      login && (() => sendsPerSecond(login(), { connections, seconds }));
    const lanes = lanesOf(field.peers, laneOf);
    const name = 'sign-in';
    return outcomeOf(field, [await measureCase({ name, unit: '/s', lanes, rounds }, field.memory)]);
  },
};
