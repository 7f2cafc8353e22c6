import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { useClientFacts, useClientFactsQuery } from '../../components/use-client-facts.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { OfflineDesks } from './desk-leases.graphql.ts';
import styles from './desk-leases.module.css';
import { KeptSaleRow } from './kept-sale-row.tsx';
import { LeaseRow } from './lease-row.tsx';

/** Desks that sell without a connection: what they may have sold, and sales that wait for staff (product.md, section 18). */
export default function OfflineDesksPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(OfflineDesks, {}, { refetchEveryMs: 60_000 });
  const client = useClientFactsQuery();
  const facts = useClientFacts();
  return (
    <Page
      title={t('desk-leases.title')}
      breadcrumbs={[{ label: t('desk-leases.sales'), to: '/ticketverkoop' }]}
      actions={
        <Button component={Link} to="/ticketverkoop/kassas">
          {t('desk-leases.tills')}
        </Button>
      }
    >
      <QueryView query={query} failed={t('desk-leases.failed')}>
        {({ deskLeases, keptDeskSales }) => (
          <>
            <Card title={t('desk-leases.kept.title')}>
              {keptDeskSales.length === 0 ? (
                <p className={styles.quiet}>{t('desk-leases.kept.none')}</p>
              ) : (
                <QueryView query={client} failed={t('desk-leases.failed')}>
                  {() =>
                    facts && (
                      <ul className={styles.rows}>
                        {keptDeskSales.map((sale) => (
                          <KeptSaleRow key={sale.saleId} sale={sale} currency={facts.currency} />
                        ))}
                      </ul>
                    )
                  }
                </QueryView>
              )}
            </Card>
            {deskLeases.length === 0 ? (
              <Card>
                <EmptyState kind="first" title={t('desk-leases.none')}>
                  {t('desk-leases.noneText')}
                </EmptyState>
              </Card>
            ) : (
              <Card title={t('desk-leases.open.title')}>
                <ul className={styles.rows}>
                  {deskLeases.map((lease) => (
                    <LeaseRow key={lease.id} lease={lease} />
                  ))}
                </ul>
              </Card>
            )}
          </>
        )}
      </QueryView>
    </Page>
  );
}
