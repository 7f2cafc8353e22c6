import { Card } from '@foyer/ui/card.tsx';
import { DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { TicketTextsQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { missingLanguages } from './missing-languages.ts';
import { TicketTexts } from './ticket-groups.graphql.ts';

type Row = TicketTextsQuery['ticketGroups'][number];

/** What stands on the tickets: each group with the languages in which its e-ticket has a text. */
export default function TicketTextPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(TicketTexts, {});
  const tagOf = (row: Row) => {
    const missing = missingLanguages(row.eTicketTexts, facts?.contentLanguages ?? []);
    return missing.length === 0 ? (
      <StatusTag tone="success">{t('catalog.texts.complete')}</StatusTag>
    ) : (
      <StatusTag tone="warning" mark="half">
        {t('catalog.tab.missing', { languages: missing.join(', ').toUpperCase() })}
      </StatusTag>
    );
  };
  const bannerOf = ({ eTicketBannerUrl }: Row) =>
    t(eTicketBannerUrl ? 'catalog.texts.banner' : 'catalog.texts.noBanner');
  return (
    <Page
      kind="list"
      title={t('catalog.texts.title')}
      breadcrumbs={[{ label: t('catalog.groups.title'), to: '/tickets' }]}
    >
      <Card flush>
        <QueryView query={query} failed={t('catalog.groups.failed')}>
          {({ ticketGroups }) => {
            const rows = ticketGroups.filter(({ state }) => state !== 'archived');
            return rows.length === 0 ? (
              <EmptyState kind="first" title={t('catalog.groups.none')}>
                {t('catalog.groups.noneText')}
              </EmptyState>
            ) : (
              <DataTable
                label={t('catalog.texts.title')}
                rows={rows}
                rowKey={({ id }) => id}
                rowLink={({ id }) => `/tickets/${id}?tab=e-ticket`}
                columns={[
                  { key: 'name', header: t('catalog.group.name'), cell: ({ name }) => name },
                  { key: 'product', header: t('catalog.group.product'), cell: ({ product }) => product.name },
                  { key: 'banner', header: t('catalog.ticketPicture.group'), cell: bannerOf },
                  { key: 'texts', header: t('catalog.eTicket.text'), cell: tagOf },
                ]}
                card={(row) => ({
                  title: row.name,
                  line2: row.product.name,
                  line2End: tagOf(row),
                  line3: bannerOf(row),
                })}
              />
            );
          }}
        </QueryView>
      </Card>
    </Page>
  );
}
