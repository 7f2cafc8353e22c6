import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';

export interface ChangePageProps {
  path: string;
  order: VisitorOrder;
  changes: VisitorChanges;
  /** What may be changed is asked again. */
  reload: () => void;
  /** The change is made, or waits for the museum. */
  made: () => void;
}
