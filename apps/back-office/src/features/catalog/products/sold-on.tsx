import { salesPoints as allSalesPoints } from '@foyer/domain/catalog/sales-points.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { salesPointKey } from '../ticket-types/sales-point-key.ts';

/** By which ways a ticket type is sold, in words. */
export function SoldOn({ salesPoints }: { salesPoints: readonly string[] }) {
  const { t } = useMessages();
  if (salesPoints.length === allSalesPoints.length) return t('catalog.types.everywhere');
  const names = salesPoints.map((point) => t(salesPointKey(point)));
  return names.length > 3
    ? t('catalog.types.soldOnMany', { first: names[0] ?? '', more: names.length - 1 })
    : names.join(', ');
}
