import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whom an address stands for when calls are counted: itself, or of IPv6 the network of 64 bits that one household
 * or one server is given, in which anybody can change addresses at will.
 */
export function callerNetwork(ip: string): string {
  // One of four numbers is written in one way only, and is one caller's.
  if (isIP(ip) !== 6) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
