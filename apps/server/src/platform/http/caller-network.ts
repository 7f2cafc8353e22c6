import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The subject of an address for rate limits: itself, or of IPv6 the /64 network of one household or server, within
 * which addresses change at will.
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
