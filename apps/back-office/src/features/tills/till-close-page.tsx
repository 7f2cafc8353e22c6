import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { PaperHead } from '../../components/paper-head.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { TillCloseDocumentQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CashSums } from './cash-sums.tsx';
import { MeansTable } from './means-table.tsx';
import { MovementList } from './movement-list.tsx';
import styles from './till-pages.module.css';
import { TillCloseDocument } from './tills.graphql.ts';

/** The document of a close (Z report): as it was written, for good. */
export default function TillClosePage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(TillCloseDocument, { sessionId: useRouteParam('sessionId') });
  return (
    <QueryView query={query} failed={t('tills.closesFailed')}>
      {({ tillClose }) => <ShownClose close={tillClose} />}
    </QueryView>
  );
}

function ShownClose({ close }: { close: TillCloseDocumentQuery['tillClose'] }) {
  const { t, money, dateTime, date } = useMessages();
  const { currency, figures, movements, counts, differenceMinor, terminalMinor, closedDay } = close;
  const amount = (minor: number) => money(minor, currency);
  const title = t('tills.zTitle', { name: close.tillName, number: close.number });
  const facts = [
    { label: t('tills.field.location'), value: close.locationName },
    { label: t('tills.field.opened'), value: `${dateTime(close.openedAt)} · ${close.openedByName}` },
    { label: t('tills.field.closed'), value: `${dateTime(close.closedAt)} · ${close.closedByName}` },
    { label: t('tills.field.floatNote'), value: close.floatNote },
    { label: t('tills.field.what'), value: close.note },
    { label: t('tills.approvedBy'), value: close.approvedByName ?? '' },
    { label: t('tills.nextFloat'), value: amount(close.leftMinor) },
    { label: t('tills.toSafe'), value: amount(close.toSafeMinor) },
    { label: t('tills.field.closedDay'), value: closedDay ? date(closedDay) : '' },
  ];
  return (
    <Page
      title={title}
      status={close.isTest && <StatusTag tone="info">{t('tills.test')}</StatusTag>}
      subtitle={t('tills.forGood')}
      breadcrumbs={[
        { label: t('tills.sales'), to: '/ticketverkoop' },
        { label: t('tills.closes'), to: '/ticketverkoop/afsluitingen' },
      ]}
      actions={<Button onClick={() => window.print()}>{t('tills.print')}</Button>}
    >
      <PaperHead heading={title} />
      <Columns
        summary={
          <Card title={t('tills.field.close')}>
            <Facts facts={facts.filter(({ value }) => value !== '')} />
          </Card>
        }
      >
        <Card title={t('tills.cash')}>
          <CashSums figures={figures} currency={currency} countedMinor={close.countedMinor} />
          <p className={styles.difference} data-differs={differenceMinor !== 0 || undefined}>
            <span>{t('tills.difference')}</span>
            <strong>{amount(differenceMinor)}</strong>
          </p>
        </Card>
        <Card title={t('tills.count')}>
          <Facts
            facts={counts.map(({ valueMinor, count }) => ({
              label: `${count} × ${amount(valueMinor)}`,
              value: amount(valueMinor * count),
            }))}
          />
        </Card>
        <Card title={t('tills.others')}>
          <MeansTable
            figures={figures}
            currency={currency}
            terminal={terminalMinor === null ? '–' : amount(terminalMinor)}
          />
        </Card>
        {movements.length > 0 && (
          <Card title={t('tills.movements')} flush>
            <MovementList movements={movements} currency={currency} />
          </Card>
        )}
      </Columns>
    </Page>
  );
}
