import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { typesOf } from './group-pricing.ts';
import { AllPricingRules } from './pricing.graphql.ts';
import { RuleTable } from './rule-table.tsx';

const views = ['all', 'active', 'inactive', 'overwritten', 'ended'] as const;
const path = '/tickets/pricing-rules';

/** The pricing rules of all ticket groups. */
export default function AllRulesPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const list = useListSearch(['view'] as const);
  const view = views.find((candidate) => candidate === list.filters.view) ?? 'all';
  const query = useGraphqlQuery(
    AllPricingRules,
    {
      search: list.search,
      state: view === 'all' || view === 'ended' ? null : view,
      ended: view === 'ended',
      ...list.paging,
    },
    { keepPrevious: true },
  );
  const counts = query.data?.pricingRuleCounts;
  return (
    <Page
      kind="list"
      title={t('pricing.allTitle')}
      subtitle={t('pricing.allSubtitle')}
      breadcrumbs={[{ label: t('pricing.groups'), to: '/tickets' }]}
      tabs={
        <SavedViews list="pricing-rules" path={path}>
          <TabLinks
            look="view"
            label={t('pricing.views')}
            tabs={views.map((wanted) => ({
              to: wanted === 'all' ? path : `${path}?view=${wanted}`,
              label: t(`pricing.view.${wanted}`),
              current: view === wanted && !list.search,
              count: counts?.[wanted],
            }))}
          />
        </SavedViews>
      }
    >
      <Card flush>
        <ListToolbar searchLabel={t('pricing.search')} search={list.search} onSearch={list.setSearch} />
        <QueryView query={query} failed={t('pricing.failed')}>
          {({ pricingRules: { edges, pageInfo } }) =>
            edges.length === 0 ? (
              list.isFiltered ? (
                <EmptyState
                  kind="noMatch"
                  title={t('pricing.noneInView')}
                  actions={<Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
                />
              ) : (
                <EmptyState
                  kind="first"
                  title={t('pricing.none')}
                  actions={<Link to="/tickets">{t('pricing.groups')}</Link>}
                >
                  {t('pricing.noneAnywhere')}
                </EmptyState>
              )
            ) : (
              facts && (
                <>
                  <RuleTable
                    withGroup
                    rows={edges.map(({ node: { ticketGroup, ...rule } }) => ({
                      rule,
                      group: ticketGroup,
                      types: typesOf(ticketGroup.ticketTypes, facts.contentLanguages[0]),
                    }))}
                    currency={facts.currency}
                    refetching={query.isFetching}
                  />
                  <TableFooter {...list.pages(pageInfo)}>
                    {t('pricing.count', { count: edges.length })}
                  </TableFooter>
                </>
              )
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}
