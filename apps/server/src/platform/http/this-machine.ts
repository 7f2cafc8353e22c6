import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The call came over this machine's own network, from a program here or from a proxy here that is not trusted. */
export function isThisMachine({ ip }: Pick<FastifyRequest, 'ip'>): boolean {
  if (isIPv4(ip)) return ip.startsWith('127.');
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}
