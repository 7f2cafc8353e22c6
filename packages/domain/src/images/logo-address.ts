import { ok, type Result, refused } from '../result/result.ts';

const LONGEST = 2_000;

/**
 * The address of a logo that lies on a site of the client's own; empty = none. It has to be https, since the image
 * service fetches nothing else (specification 000, section 5). Refusals: `logo-address-invalid`, `logo-host-not-own`
 * {host}.
 * @param hosts the client's own sites (setting `websites`); left out where they are not known: in a form.
 */
export function checkLogoAddress(typed: string, hosts?: readonly string[]): Result<string | null> {
  const address = typed.trim();
  if (address === '') return ok(null);
  const url = URL.canParse(address) && address.length <= LONGEST ? new URL(address) : undefined;
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && !url.port;
  if (!url || !isPlain) return refused({ code: 'logo-address-invalid', field: 'address' });
  if (hosts && !hosts.includes(url.hostname)) {
    return refused({ code: 'logo-host-not-own', field: 'address', params: { host: url.hostname } });
  }
  return ok(url.href);
}
