import './change.css';
import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useEffect } from 'react';
import type { OrderAct } from '../../app/shop-address.ts';
import type { Resource } from '../../app/use-resource.ts';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { CancelPage } from './cancel-page.tsx';
import { ChangeTexts } from './change-texts.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MovePage } from './move-page.tsx';
import { pathOfChanges } from './use-changes.ts';
import { openAct } from './use-choice.ts';

interface ChangePageOf {
  act: Exclude<OrderAct, 'invoice'>;
  secret: string;
  order: VisitorOrder;
  changes: Resource<VisitorChanges>;
  reloadOrder: () => void;
}

/** One act of the order page: moving the visit, or cancelling tickets. */
export default function ChangePage({ act, secret, order, changes, reloadOrder }: ChangePageOf) {
  const { value, error, reload } = changes;
  const isAllowed =
    value !== null &&
    value.waiting === null &&
    (act === 'move' ? value.moves.length > 0 : value.cancel !== null);
  useEffect(() => {
    // The order page says why it is not allowed (any more).
    if (value !== null && !isAllowed) openAct(null, 'replace');
  }, [value, isAllowed]);
  const made = () => {
    openAct(null, 'replace');
    reload();
    reloadOrder();
  };
  const props = { path: pathOfChanges(secret), order, reload, made };
  return (
    <ChangeTexts>
      {value && isAllowed ? (
        act === 'move' ? (
          <MovePage {...props} changes={value} />
        ) : (
          <CancelPage {...props} changes={value} />
        )
      ) : error ? (
        <main id="main" className="message-page">
          <LoadFailed reload={reload} />
        </main>
      ) : (
        <PageSkeleton />
      )}
    </ChangeTexts>
  );
}
