import { networkInterfaces } from 'node:os';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * The address for links where PUBLIC_URL is not set. A server that listens on every address has no name of its own:
 * the machine's first address on a network is one that a phone beside it can open.
 */
export function defaultPublicUrl(host: string, port: number): string {
  if (!EVERY_ADDRESS.includes(host)) return `http://${host}:${port}`;
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${found?.address ?? '127.0.0.1'}:${port}`;
}
