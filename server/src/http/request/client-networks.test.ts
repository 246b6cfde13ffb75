import { expect, test } from 'bun:test';

import { clientNetworks } from './client-networks.ts';

test('an IPv4 address counts for itself and with its /24', () => {
  const network = '192.0.2.0/24';
  expect(clientNetworks('192.0.2.77')).toEqual({
    machine: '192.0.2.77',
    connection: network,
    site: network,
  });
  expect(clientNetworks('192.0.3.77').site).not.toBe(network);
});

test('an IPv6 address counts with its /64, /56 and /48, however it is written', () => {
  const networks = {
    machine: '2001:db8:0:1207/64',
    connection: '2001:db8:0:1200/56',
    site: '2001:db8:0:0/48',
  };
  for (const same of [
    '2001:db8:0:1207::1',
    '2001:DB8::1207:a:b:c:d',
    '2001:0db8:0000:1207::',
    '2001:db8:0:1207::192.0.2.1',
    '2001:db8:0:1207:0:0:192.0.2.1',
  ]) {
    expect(clientNetworks(same)).toEqual(networks);
  }
  expect(clientNetworks('2001:db8:0:12ff::1')).toMatchObject({
    machine: '2001:db8:0:12ff/64',
    connection: networks.connection,
  });
  expect(clientNetworks('2001:db8:0:1307::1')).toMatchObject({
    connection: '2001:db8:0:1300/56',
    site: networks.site,
  });
  expect(clientNetworks('2001:db8:1:1207::1').site).toBe('2001:db8:1:0/48');
  expect(clientNetworks('::1').site).toBe('0:0:0:0/48');
});

test('the zone of a link-local address does not matter', () => {
  expect(clientNetworks('fe80::1%eth0')).toEqual(clientNetworks('fe80::2%eth1'));
});

test('text that is no address is a network of its own', () => {
  expect(clientNetworks('')).toEqual({ machine: '', connection: '', site: '' });
  expect(clientNetworks('a socket').site).toBe('a socket');
});
