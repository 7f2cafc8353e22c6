import { Card } from '@foyer/ui/card.tsx';
import { type Fact, Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OrderInvoicing } from '../invoices/invoices.graphql.ts';
import { InvoicesCard } from '../invoices/invoices-card.tsx';
import { LedgerBalance, type LedgerProps } from './ledger-balance.tsx';
import { LedgerPostings } from './ledger-postings.tsx';

/** What the order posted, and whether its tickets, the ledger and the money agree. Nothing here can be changed. */
export function OrderLedgerTab(props: LedgerProps) {
  return (
    <>
      <LedgerBalance {...props} />
      <Columns summary={<Summary {...props} />}>
        <LedgerPostings {...props} />
      </Columns>
    </>
  );
}

function Summary({ order, ledger }: LedgerProps) {
  const { t, money } = useMessages();
  const { worthMinor, feesMinor, receivedMinor, returnedMinor, dueMinor } = ledger;
  const fact = (name: string, amountMinor: number): Fact => {
    return { label: t(`ledger.sum.${name}`), value: money(amountMinor, order.currency) };
  };
  const invoicing = useGraphqlQuery(OrderInvoicing, { id: order.id });
  const openMinor = worthMinor - receivedMinor + returnedMinor + dueMinor;
  return (
    <>
      <Card title={t('ledger.sum.title')}>
        <Facts
          facts={[
            fact('tickets', worthMinor - feesMinor),
            fact('fees', feesMinor),
            { ...fact('worth', worthMinor), isSum: true },
            fact('received', receivedMinor),
            fact('returned', -returnedMinor),
            ...(dueMinor === 0 ? [] : [fact('due', -dueMinor)]),
            { ...fact('open', openMinor), isSum: true },
          ]}
        />
      </Card>
      <Card title={t('ledger.revenue.title')}>
        <Facts facts={useRevenue({ order, ledger })} />
      </Card>
      <InvoicesCard orderId={order.id} query={invoicing} />
    </>
  );
}

/** Revenue without VAT by its rate, the fees, and the VAT. */
function useRevenue({ order, ledger }: LedgerProps): Fact[] {
  const { t, money, percent } = useMessages();
  const entries = ledger.postings.flatMap((posting) => posting.entries);
  const rates = [...Map.groupBy(entries, ({ kind, code }) => (kind === 'revenue' ? code : kind))];
  const shown = rates.flatMap(([code, [first, ...others]]) => {
    if (!first || !earned.includes(first.kind)) return [];
    const amountMinor = [first, ...others].reduce((sum, entry) => sum - entry.amountMinor, 0);
    const rate = percent(first.vatBasisPoints ?? 0);
    const label =
      first.kind === 'revenue' ? t('ledger.revenue.tickets', { rate }) : t(`ledger.account.${first.kind}`);
    return [{ code, label, value: money(amountMinor, order.currency) }];
  });
  return shown.toSorted((one, other) => Number(one.code === 'vat') - Number(other.code === 'vat'));
}

const earned = ['revenue', 'service-fee', 'transaction-fee', 'donation', 'vat'];
