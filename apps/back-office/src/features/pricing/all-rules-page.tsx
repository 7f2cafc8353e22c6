import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { typesOf } from './group-pricing.ts';
import { AllPricingRules } from './pricing.graphql.ts';
import { RuleTable } from './rule-table.tsx';

const views = ['all', 'active', 'inactive', 'overwritten', 'ended'] as const;
const filters = { view: oneOf(views) };
const path = '/tickets/pricing-rules';

/** The pricing rules of all ticket groups. */
export default function AllRulesPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const language = useStaffLanguage();
  const list = useList({
    filters,
    document: AllPricingRules,
    variables: ({ search, paging, filters: { view = 'all' } }) => ({
      search,
      state: view === 'all' || view === 'ended' ? null : view,
      ended: view === 'ended',
      ...paging,
    }),
    rows: ({ pricingRules }) => pricingRules,
  });
  const { view = 'all' } = list.filters;
  const counts = list.query.data?.pricingRuleCounts;
  return (
    <ListPage
      list={list}
      title={t('pricing.allTitle')}
      subtitle={t('pricing.allSubtitle')}
      breadcrumbs={[{ label: t('pricing.groups'), to: '/tickets' }]}
      views={{
        list: 'pricing-rules',
        path,
        children: (
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
        ),
      }}
      searchLabel={t('pricing.search')}
      words={{
        failed: t('pricing.failed'),
        empty: {
          title: t('pricing.none'),
          text: t('pricing.noneAnywhere'),
          actions: <Link to="/tickets">{t('pricing.groups')}</Link>,
        },
        noMatch: { title: t('pricing.noneInView') },
      }}
      table={(rows) =>
        facts && (
          <RuleTable
            withGroup
            rows={rows.map(({ ticketGroup, ...rule }) => ({
              rule,
              group: ticketGroup,
              types: typesOf(ticketGroup.ticketTypes, language),
            }))}
            currency={facts.currency}
            refetching={list.query.isFetching}
          />
        )
      }
      totals={(_result, rows) => t('pricing.count', { count: rows.length })}
    />
  );
}
