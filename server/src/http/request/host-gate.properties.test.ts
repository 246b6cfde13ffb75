import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText, hostName } from '../../../../test/support/hostile/any-text.ts';
import { AppError } from '../../lib/errors.ts';
import { createClientAddress } from './client-address.ts';
import { createHostGate, hostNameOf } from './host-gate.ts';

const own = 'files.perch.org';

const served = { publicUrl: `https://${own}`, configuredUrl: `https://${own}` };

const asRequest = (host: string) => ({ headers: new Map([['host', host]]), url: 'http://x.org/' });

test('a host is the same in capitals, with a final dot and with a port', () => {
  fc.assert(
    fc.property(hostName, fc.integer({ min: 0, max: 65_535 }), (name, port) => {
      for (const written of [name, name.toUpperCase(), `${name}.`, `${name}:${port}`]) {
        expect(hostNameOf(written)).toBe(name);
      }
    }),
  );
});

test('whatever a Host says, it is a plain name or none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(hostNameOf(text) ?? 'none').toMatch(/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)$/);
    }),
  );
});

/** Each byte is one character, as the runtime reads a header. */
const rawBytes = fc
  .oneof(
    fc.uint8Array({ maxLength: 64 }),
    fc.uint8Array({ minLength: 200, maxLength: 4096 }),
    fc
      .array(
        fc.constantFrom('[', ']', ':', '.', '-', 'a', '0', '255', '256', 'xn--', '0x', '99999'),
        {
          maxLength: 300,
        },
      )
      .map((parts) => Buffer.from(parts.join(''), 'latin1')),
  )
  .map((bytes) => Buffer.from(bytes).toString('latin1'));

test('a Host that is longer than any name is refused unread, so reading one has a bound', () => {
  const long = fc.tuple(fc.constantFrom('a', 'a.', 'a-', '[:', '1.', `${own}:`), rawBytes);
  fc.assert(
    fc.property(long, ([part, bytes]) => {
      expect(hostNameOf(part.repeat(1_000_000) + bytes)).toBeUndefined();
      expect(hostNameOf(part.repeat(261).slice(0, 261))).toBeUndefined();
    }),
  );
});

test('any Host that is let in, of whatever bytes, can be the host of a URL', () => {
  const gate = createHostGate(served, () => undefined);
  fc.assert(
    fc.property(fc.oneof(rawBytes, anyText), (header) => {
      expect((hostNameOf(header) ?? '').length).toBeLessThanOrEqual(253);
      const request = { headers: new Map([['host', header]]), url: `http://${header}/healthz` };
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Headers refuse some of these.
        expect(gate(request as unknown as Request)).toBe('app');
        expect(URL.canParse(request.url)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect(error).toMatchObject({ code: 'invalid_host' });
      }
    }),
  );
});

test('only the app’s own host is let in, however close another one comes', () => {
  const other = fc.oneof(
    anyText,
    hostName,
    anyText.map((text) => `${text}${own}`),
    anyText.map((text) => `${own}${text}`),
    hostName.map((name) => `${name}.${own}`),
  );
  fc.assert(
    fc.property(other, (text) => {
      // In a gate of its own each time, and behind one that has let its own host in.
      const gate = createHostGate(served, () => undefined);
      for (const host of [text, own, text]) {
        const name = /^([^:]*?)\.?(:\d{1,5})?$/.exec(host.toLowerCase())?.[1];
        try {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Headers refuse some of these.
          expect(gate(asRequest(host) as unknown as Request)).toBe('app');
          expect(name).toBe(own);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          expect(name).not.toBe(own);
        }
      }
    }),
  );
});

test('whatever is forwarded, an address is the peer’s or an address', () => {
  const { clientAddress } = createClientAddress(['10.0.0.0/8', '::1']);
  const address = fc.oneof(fc.ipV4(), fc.ipV6());
  const list = fc.array(fc.oneof(anyText, address, fc.constant('10.1.2.3'))).map(String);
  fc.assert(
    fc.property(list, address, (forwarded, peer) => {
      const isOutside = !peer.startsWith('10.') && peer !== '::1' && !/::ffff:/i.test(peer);
      if (isOutside && peer.includes('.')) expect(clientAddress(peer, forwarded)).toBe(peer);
      expect(clientAddress('10.0.0.1', forwarded)).toMatch(/^[0-9A-Fa-f.:]+(%\S+)?$/);
    }),
  );
});
