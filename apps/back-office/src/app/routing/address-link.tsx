import type { LinkProps } from '@foyer/ui/link.tsx';
import { mountPath } from './mount-path.ts';

/** A link of the sign-in page, which has no router: the address is opened as a page of its own. */
export function AddressLink({ to, ...rest }: LinkProps) {
  return <a {...rest} href={mountPath(to)} />;
}
