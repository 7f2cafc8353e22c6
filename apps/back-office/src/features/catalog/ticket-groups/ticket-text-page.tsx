import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { useList } from '../../../components/list-page/use-list.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import type { TicketTextsQuery } from '../../../generated/operations.ts';
import { completenessOf, missingLanguages } from '../ticket-types/missing-languages.ts';
import { TicketTexts } from './ticket-groups.graphql.ts';

type Row = TicketTextsQuery['ticketGroups'][number];

/** What is printed on the tickets: each group with the languages in which its e-ticket has a text. */
export default function TicketTextPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const list = useList({
    filters: {},
    document: TicketTexts,
    variables: () => ({}),
    rows: ({ ticketGroups }) => ticketGroups.filter(({ state }) => state !== 'archived'),
  });
  const none = { title: t('catalog.groups.none'), text: t('catalog.groups.noneText') };
  const tagOf = (row: Row) => {
    const languages = facts?.contentLanguages ?? [];
    const state = completenessOf(row.eTicketTexts, languages);
    if (state === 'complete') return <StatusTag tone="success">{t('catalog.texts.complete')}</StatusTag>;
    const missing = missingLanguages(row.eTicketTexts, languages);
    return state === 'none' ? (
      <StatusTag tone="neutral" mark="ring">
        {t('catalog.texts.noText')}
      </StatusTag>
    ) : (
      <StatusTag tone="warning" mark="half">
        {t('catalog.tab.missing', { languages: missing.join(', ').toUpperCase() })}
      </StatusTag>
    );
  };
  const bannerOf = ({ eTicketBannerUrl }: Row) =>
    t(eTicketBannerUrl ? 'catalog.texts.banner' : 'catalog.texts.noBanner');
  return (
    <ListPage
      list={list}
      title={t('catalog.texts.title')}
      breadcrumbs={[{ label: t('catalog.groups.title'), to: '/tickets' }]}
      words={{
        failed: t('catalog.groups.failed'),
        empty: none,
        noMatch: none,
      }}
      table={{
        columns: [
          { key: 'name', header: t('catalog.group.name'), cell: ({ name }) => name },
          { key: 'product', header: t('catalog.group.product'), cell: ({ product }) => product.name },
          { key: 'banner', header: t('catalog.ticketPicture.group'), cell: bannerOf },
          { key: 'texts', header: t('catalog.eTicket.text'), cell: tagOf },
        ],
        rowKey: ({ id }) => id,
        rowLink: ({ id }) => `/tickets/${id}?tab=e-ticket`,
        card: (row) => ({
          title: row.name,
          line2: row.product.name,
          line2End: tagOf(row),
          line3: bannerOf(row),
        }),
      }}
    />
  );
}
