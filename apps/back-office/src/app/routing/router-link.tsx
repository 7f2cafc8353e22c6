import type { LinkProps } from '@foyer/ui/link.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isFeatureOn } from '../../session/feature-flags.ts';
import { isApple } from '../layouts/palette/command-key.ts';
import { mountPath } from './mount-path.ts';

/** A link inside the app: a plain address that the router takes over on a plain click. */
export function RouterLink({ to, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || rest.target) return;
    if (event.metaKey && !isApple) {
      // Every browser opens a new tab with Ctrl, or with the Meta key of a Mac; elsewhere Meta means nothing to it.
      event.preventDefault();
      window.open(mountPath(to), '_blank', 'noopener');
      return;
    }
    if (elsewhere) return;
    event.preventDefault();
    router.history.push(mountPath(to));
  };
  const preload = () => {
    if (!isFeatureOn('page-preload')) return;
    router.preloadRoute({ to: to.split(/[?#]/)[0] }).catch(() => undefined);
  };
  return <a {...rest} href={mountPath(to)} onClick={follow} onFocus={preload} onMouseEnter={preload} />;
}
