import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { pricingRulesOf } from '../../components/price/pricing-rules-of.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { type ClientFactsOfScreen, useClientFacts } from '../../components/use-client-facts.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DayPricesCard } from './day-prices-card.tsx';
import { type PricedGroup, typesOf } from './group-pricing.ts';
import { GroupPrices } from './pricing.graphql.ts';
import styles from './pricing.module.css';
import { RuleTable } from './rule-table.tsx';
import { WhyDayPrice } from './why-day-price.tsx';

export default function GroupPricesPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(GroupPrices, { ticketGroupId: useRouteParam('ticketGroupId') });
  const { why, type } = useAddressSearch({ why: text, type: text });
  return (
    <QueryView query={query} failed={t('pricing.failed')}>
      {({ ticketGroup }) =>
        facts &&
        (why ? (
          <WhyDayPrice group={ticketGroup} facts={facts} date={why} typeId={type} />
        ) : (
          <GroupPricesView group={ticketGroup} facts={facts} />
        ))
      }
    </QueryView>
  );
}

const views = ['all', 'active', 'inactive', 'overwritten'] as const;

interface GroupPricesViewProps {
  group: PricedGroup;
  facts: ClientFactsOfScreen;
}

/** The rules of one ticket group, and what they make of its prices day by day. */
function GroupPricesView({ group, facts }: GroupPricesViewProps) {
  const { t, today } = useMessages();
  const go = useGo();
  const canEdit = useCan('tickets', 'edit');
  const address = useAddressSearch({ view: text, ended: text, type: text });
  const path = `/tickets/${group.id}/dynamic-price`;
  const types = typesOf(group.ticketTypes, useStaffLanguage());
  const isEnded = address.ended === '1';
  const listed = group.pricingRules.filter((rule) => rule.isEnded === isEnded);
  const view = views.find((candidate) => candidate === address.view) ?? 'all';
  const ofView = (wanted: string) => listed.filter(({ state }) => wanted === 'all' || state === wanted);
  const ended = isEnded ? '1' : undefined;
  const withSearch = (search: Record<string, string | undefined>) => {
    const set = Object.entries(search).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
    return set.length > 0 ? `${path}?${set.join('&')}` : path;
  };
  const create = canEdit && (
    <Button
      component={Link}
      to={`${path}/create`}
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
    >
      {t('pricing.create')}
    </Button>
  );
  return (
    <Page
      title={t('pricing.title')}
      subtitle={t('pricing.subtitle')}
      breadcrumbs={[
        { label: t('pricing.groups'), to: '/tickets' },
        { label: group.name, to: `/tickets/${group.id}` },
      ]}
      actions={
        <>
          <Button component={Link} to={`${path}?why=${today()}`}>
            {t('prices.why')}
          </Button>
          {create}
        </>
      }
      tabs={
        <TabLinks
          look="view"
          label={t('pricing.views')}
          tabs={views.map((wanted) => ({
            to: withSearch({ view: wanted === 'all' ? undefined : wanted, ended }),
            label: t(`pricing.view.${wanted}`),
            current: view === wanted,
            count: ofView(wanted).length,
          }))}
        />
      }
    >
      <div className={styles.split}>
        <Card flush>
          {group.pricingRules.length === 0 ? (
            <EmptyState kind="first" title={t('pricing.none')} actions={create}>
              {t('pricing.noneText')}
            </EmptyState>
          ) : (
            <>
              {ofView(view).length === 0 ? (
                <EmptyState kind="noMatch" title={t(isEnded ? 'pricing.noneEnded' : 'pricing.noneInView')} />
              ) : (
                <RuleTable
                  rows={ofView(view).map((rule) => ({ rule, group, types }))}
                  currency={facts.currency}
                />
              )}
              <div className={styles.foot}>
                <TableFooter>{t('pricing.count', { count: ofView(view).length })}</TableFooter>
                <Link to={withSearch({ ended: isEnded ? undefined : '1' })}>
                  {t(isEnded ? 'pricing.hideEnded' : 'pricing.showEnded')}
                </Link>
              </div>
            </>
          )}
        </Card>
        <DayPricesCard
          group={group}
          rules={pricingRulesOf(group.id, group.pricingRules)}
          types={types}
          currency={facts.currency}
          typeId={address.type}
          onType={(type) => go(withSearch({ view: address.view, ended, type }), { replace: true })}
        />
      </div>
    </Page>
  );
}
