import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by its range, and yet a cloud's own service for its machines. */
const metadataServices = ['168.63.129.16'];

/**
 * Whether an address is one of the open internet: not this machine, not its network, not a provider's inner
 * address, not a cloud's metadata service; also where the address is an IPv4 one written as IPv6, or leads to one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && !metadataServices.includes(read.toString());
}
