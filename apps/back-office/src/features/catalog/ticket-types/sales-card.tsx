import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { CatalogueSalesFragment } from '../../../generated/operations.ts';

interface SalesCardProps {
  /** Undefined while it is fetched. */
  sales: CatalogueSalesFragment | undefined;
  currency: string;
}

/** What was sold in the last 30 days; the money only with the right to see it. */
export function SalesCard({ sales, currency }: SalesCardProps) {
  const { t, number, money } = useMessages();
  const revenueMinor = sales?.revenueMinor ?? null;
  return (
    <Card title={t('catalog.sales.title')}>
      <Facts
        facts={[
          { label: t('catalog.sales.tickets'), value: sales ? number(sales.ticketCount) : '…' },
          ...(revenueMinor === null
            ? []
            : [{ label: t('catalog.sales.revenue'), value: money(revenueMinor, currency) }]),
        ]}
      />
    </Card>
  );
}

/** How many of one channel or ticket type, in words; nothing sold is 0, unknown a dash. */
export function soldOf(
  sold: CatalogueSalesFragment['channels'] | undefined,
  id: string,
  number: (value: number) => string,
): string {
  if (!sold) return '…';
  return number(sold.find((one) => one.id === id)?.ticketCount ?? 0);
}
