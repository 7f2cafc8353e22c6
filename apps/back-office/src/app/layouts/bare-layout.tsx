import { Outlet, useLocation } from '@tanstack/react-router';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { findMissingRight } from '../addresses/missing-right-of-path.ts';
import { NoRightPage } from '../pages/no-right-on-demand.ts';

/** Pages without header and sidebar, such as a display that faces customers: for accounts with their right only. */
export function BareLayout() {
  const { account: own } = useOwnAccount();
  const path = useLocation({ select: (location) => location.pathname });
  const missing = own && findMissingRight(path, own);
  if (!missing) return <Outlet />;
  return (
    <main>
      <NoRightPage missing={missing} />
    </main>
  );
}
