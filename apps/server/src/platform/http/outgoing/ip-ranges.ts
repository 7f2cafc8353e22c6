import { BlockList, isIP } from 'node:net';

/** Whether an address lies in one of the networks ('192.0.2.7', '192.0.2.0/24', '2001:db8::/32'). */
export function isInRanges(address: string | undefined, ranges: readonly string[]): boolean {
  const asked = address && unmapped(address);
  if (!asked || isIP(asked) === 0) return false;
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return list.check(asked, family(asked));
}

function addRange(list: BlockList, range: string): void {
  const [network = '', prefix] = range.split('/');
  const plain = unmapped(network);
  if (isIP(plain) === 0) return;
  if (prefix === undefined) {
    list.addAddress(plain, family(plain));
    return;
  }
  // A network written as mapped IPv6 counts the 96 bits before its IPv4 part.
  const bits = Number(prefix) - (plain === network ? 0 : 96);
  if (bits >= 0 && bits <= (isIP(plain) === 4 ? 32 : 128)) list.addSubnet(plain, bits, family(plain));
}

/** '::ffff:192.0.2.7', as a socket for both families names an IPv4 caller, is 192.0.2.7. */
function unmapped(address: string): string {
  const [, dotted] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (dotted) return dotted;
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address) ?? [];
  if (!high || !low) return address.replace(/%.*$/, '');
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return `${a >> 8}.${a & 255}.${b >> 8}.${b & 255}`;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
