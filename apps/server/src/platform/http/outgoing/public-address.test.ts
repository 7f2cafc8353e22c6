import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '192.0.0.192', '198.18.0.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '168.63.129.16', '203.0.113.7', '192.0.2.1', '198.51.100.1'],
  ...[
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:ffff:10.0.0.1',
  ],
  ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '2001:db8::1'],
  ...['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '2002:7f00:1::', '2001::1', '100::1'],
  ...['', 'localhost', 'getij.example', '1.2.3', '[::1]', '0x7f.1.1.1.1'],
])('%s is no address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('no private IPv4 address gets through, however it is written', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const inner = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  );
  const hex = (one: number, two: number) => ((one << 8) | two).toString(16);
  fc.assert(
    fc.property(inner, ([a, b, c, d]) => {
      const dotted = `${a}.${b}.${c}.${d}`;
      const written = [dotted, `::ffff:${dotted}`, `::ffff:${hex(a, b)}:${hex(c, d)}`, `64:ff9b::${dotted}`];
      expect(written.filter(isPublicAddress)).toEqual([]);
    }),
  );
});
