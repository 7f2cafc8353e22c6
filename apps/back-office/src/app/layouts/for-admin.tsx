import { type ComponentType, lazy, Suspense } from 'react';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { lazyPart } from './lazy-part.ts';

const Guard = lazy(() => import('./strips/acting-guard.tsx'));
const Switcher = lazyPart(() => import('./header/client-switcher.tsx'));
const PausedStrip = lazyPart(() => import('./strips/workers-paused-strip.tsx'));

/** Only Admins fetch and see what is theirs; anything around it is drawn at once. */
function forAdmin<Props extends object>(Part: ComponentType<Props>, fallbackHeight?: number) {
  return (props: Props) => {
    if (useOwnAccount().account?.__typename !== 'Admin') return null;
    return (
      <Suspense fallback={fallbackHeight ? <div style={{ blockSize: fallbackHeight }} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const switcherHeight = 54;

/** The banner of the client in which an Admin works, and what stops the Admin there. */
export const AdminGuard = forAdmin(Guard);

/** First in the sidebar. */
export const AdminSwitcher = forAdmin(Switcher, switcherHeight);

/** Above every page while the workers are paused. */
export const AdminStrip = forAdmin(PausedStrip);
