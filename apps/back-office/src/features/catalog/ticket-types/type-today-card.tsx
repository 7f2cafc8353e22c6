import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TypeLeftToday } from '../ticket-type-list/type-left-today.tsx';
import type { EditedTicketType } from './ticket-type-form.ts';

/** A ticket type today: sold, let in, and left. */
export function TypeTodayCard({ today }: Pick<EditedTicketType, 'today'>) {
  const { t, number } = useMessages();
  const { soldCount, scannedCount } = today;
  return (
    <Card title={t('catalog.product.today')}>
      <Facts
        facts={[
          ...(soldCount === null ? [] : [{ label: t('catalog.types.sold'), value: number(soldCount) }]),
          ...(scannedCount === null
            ? []
            : [{ label: t('catalog.types.scanned'), value: number(scannedCount) }]),
          { label: t('catalog.types.left'), value: <TypeLeftToday today={today} /> },
        ]}
      />
    </Card>
  );
}
