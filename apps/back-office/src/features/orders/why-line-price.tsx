import { countServiceTickets } from '@foyer/domain/pricing/order-costs.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { CopyPrice } from '../../components/price/copy-price.tsx';
import { PriceExplanation } from '../../components/price/price-explanation.tsx';
import { RulesNotApplied } from '../../components/price/rules-not-applied.tsx';
import { useCan } from '../../components/use-can.ts';
import type { Order } from './order.ts';
import { dayAndDate } from './order-names.ts';
import { TryAnotherDate } from './try-another-date.tsx';
import { useOrdersDoor } from './use-orders-door.ts';

const SameTicketsOnOtherDays = onDemand(
  async () => (await import('./same-tickets-on-other-days.tsx')).SameTicketsOnOtherDays,
);

type Line = Order['lines'][number];

/** Why a line of an order cost what it cost, by the rules of its day: the steps were kept with the order. */
export function WhyLinePrice({ order, line }: { order: Order; line: Line }) {
  const words = useMessages();
  const { t, money, percent } = words;
  const door = useOrdersDoor();
  const seesPrices = useCan('tickets', 'access');
  const amount = (minor: number) => money(minor, order.currency);
  const placed = localDateTime(order.createdAt, order.timeZone);
  const number = order.number ?? t('orders.withoutNumber');
  const what = `${line.quantity} × ${line.ticketTypeName}`;
  const visit =
    order.visitDate && [dayAndDate(words, order.visitDate), order.visitTime].filter(Boolean).join(', ');
  const bought = t('prices.bought', { at: `${dayAndDate(words, placed.date)} ${placed.time}` });
  // What the order costs beside its lines, also where nothing is passed on: that is an answer too.
  const serviceTickets = countServiceTickets(order.lines, order);
  const costs = [
    {
      label: t('orders.sum.serviceCost', { count: serviceTickets, amount: amount(order.serviceCostMinor) }),
      value: amount(order.serviceCostMinor * serviceTickets),
    },
    { label: t('orders.sum.transactionCost'), value: amount(order.transactionCostMinor) },
  ];
  return (
    <Page
      title={t('prices.whyAmount', { amount: amount(line.totalMinor) })}
      subtitle={[order.buyerName, what, visit, bought].filter(Boolean).join(' · ')}
      breadcrumbs={[
        { label: t('orders.list.title'), to: door },
        { label: number, to: `${door}?order=${order.id}` },
      ]}
      actions={
        <>
          <CopyPrice
            currency={order.currency}
            steps={line.priceSteps}
            head={[number, what]}
            foot={[
              `${t('prices.total')}: ${amount(line.totalMinor)}`,
              ...costs.map(({ label, value }) => `${label}: ${value}`),
            ]}
          />
          {order.visitDate && <TryAnotherDate ticketTypeId={line.ticketTypeId} visitDate={order.visitDate} />}
        </>
      }
    >
      <Columns
        summary={
          <>
            <Card title={t('prices.order')}>
              <Facts
                facts={[
                  ...order.lines.map((one) => ({
                    label: `${one.quantity} × ${one.ticketTypeName}`,
                    value: amount(one.totalMinor),
                  })),
                  ...costs,
                  { label: t('prices.total'), value: <strong>{amount(order.totalMinor)}</strong> },
                ]}
              />
            </Card>
            <RulesNotApplied rules={line.priceSteps.flatMap(({ notApplied }) => notApplied)} />
            <Notice tone="neutral">{t('prices.kept')}</Notice>
          </>
        }
      >
        <Card title={`${what}, ${line.productName}`}>
          <PriceExplanation
            currency={order.currency}
            steps={line.priceSteps}
            name={line.ticketTypeName}
            visitDate={order.visitDate}
          />
          <Facts
            facts={[
              {
                label: t('prices.line', { quantity: line.quantity, name: amount(line.unitPriceMinor) }),
                value: <strong>{amount(line.totalMinor)}</strong>,
              },
            ]}
          />
          <small>
            {t('prices.lineNote', { rate: percent(line.vatBasisPoints), amount: amount(line.vatMinor) })}
          </small>
        </Card>
        {seesPrices && order.visitDate && (
          <SameTicketsOnOtherDays order={order} line={line} visitDate={order.visitDate} />
        )}
      </Columns>
    </Page>
  );
}
