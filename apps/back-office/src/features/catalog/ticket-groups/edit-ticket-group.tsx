import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { Activity, useEffect } from 'react';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useLeadToError } from '../../../components/edit-page/use-lead-to-error.ts';
import { useShownReview } from '../../../components/edit-page/use-shown-review.ts';
import { useTouchedReview } from '../../../components/edit-page/use-touched-review.tsx';
import { text, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useCan } from '../../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import { useGo } from '../../../components/use-go.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { SalesPageOfProduct, TicketGroupSales } from '../products/catalogue-sales.graphql.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { ProductPageLink } from '../products/product-page-link.tsx';
import { salesPageOf } from '../products/sales-page-of.ts';
import { useFoldedActions } from '../products/use-folded-actions.ts';
import { AddTicketTypeLink } from '../ticket-type-list/add-ticket-type-link.tsx';
import { TicketTypesCard } from '../ticket-type-list/ticket-types-card.tsx';
import { LimitsMeetCard } from '../ticket-types/limits-meet-card.tsx';
import { missingLanguages } from '../ticket-types/missing-languages.ts';
import { TicketGroupActions } from './ticket-group-actions.tsx';
import {
  type EditedTicketGroup,
  tabOfField,
  ticketGroupControlOf,
  ticketGroupFormOf,
  ticketGroupInputOf,
} from './ticket-group-form.ts';
import { TicketGroupStateTag } from './ticket-group-state-tag.tsx';
import { TicketGroupSummary } from './ticket-group-summary.tsx';
import {
  ChangeTicketGroup,
  TicketGroupDetails,
  TicketGroupList,
  TicketGroupPreview,
} from './ticket-groups.graphql.ts';

const DatesTab = onDemand(async () => (await import('./ticket-group-dates-tab.tsx')).TicketGroupDatesTab);
const ETicketTab = onDemand(
  async () => (await import('./ticket-group-e-ticket-tab.tsx')).TicketGroupETicketTab,
);
const EmailsTab = onDemand(async () => (await import('./ticket-group-emails-tab.tsx')).TicketGroupEmailsTab);
const AccountingTab = onDemand(
  async () => (await import('./ticket-group-accounting-tab.tsx')).TicketGroupAccountingTab,
);

interface EditTicketGroupProps {
  group: EditedTicketGroup;
  facts: ClientFactsOfScreen;
}

export function EditTicketGroup({ group, facts }: EditTicketGroupProps) {
  const { t } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const { tab } = useAddressSearch({ tab: text });
  const change = useGraphqlMutation(ChangeTicketGroup, {
    refetch: [TicketGroupDetails, TicketGroupList, editProductAnswer],
  });
  const shown = useShownReview();
  const form = useEditForm({
    values: ticketGroupFormOf(group, facts.contentLanguages),
    controlOf: ticketGroupControlOf,
    check: async (values) =>
      parseInput(
        (await import('@foyer/domain/catalog/ticket-group-input.ts')).ticketGroupInput,
        ticketGroupInputOf(values),
      ),
    save: ({ version }, input) =>
      shown.save((fingerprint) => change.mutateAsync({ id: group.id, input, version, fingerprint })),
  });
  const concerns = (['openWeekdays', 'ownDays', 'validFrom', 'kind', 'ticketLimit'] as const).some((field) =>
    form.fields.isDirty(field),
  );
  const review = useTouchedReview({
    submit: form.submit,
    shown,
    concerns,
    preview: async () => {
      const { version: _version, ...input } = ticketGroupInputOf(form.fields.getValues());
      return (await requestGraphql(TicketGroupPreview, { id: group.id, input })).ticketGroupPreview;
    },
  });
  // The other tabs come once this one is shown.
  useEffect(() => {
    for (const one of [DatesTab, ETicketTab, EmailsTab, AccountingTab]) one.prepare();
  }, []);
  const errorsOn = (wanted: string) =>
    Object.keys(form.fields.errors).filter((field) => tabOfField(field) === wanted).length;
  // What is typed in fields of numbers stays there while another tab is looked at.
  const isKept = (one: string) => tab === one || form.changedCount > 0;
  const path = `/tickets/${group.id}`;
  const failedTab = (['dates', 'e-ticket', 'emails'] as const).find((one) => errorsOn(one) > 0);
  const isErrorElsewhere = failedTab !== undefined && (!tab || errorsOn(tab) === 0);
  useLeadToError(form.failedTry, isErrorElsewhere ? `${path}?tab=${failedTab}` : undefined);
  const go = useGo();
  const sales = useGraphqlQuery(TicketGroupSales, { id: group.id }).data?.ticketGroup.sales30Days;
  const pageUrl = salesPageOf(
    useGraphqlQuery(SalesPageOfProduct, { id: group.product.id }, { enabled: useCan('products', 'access') })
      .data?.product,
  );
  const folded = useFoldedActions(pageUrl);
  const prices = {
    label: t('catalog.group.dynamicPrices'),
    to: `${path}/dynamic-price`,
    onClick: () => go(`${path}/dynamic-price`),
  };
  const missing = missingLanguages(group.eTicketTexts, facts.contentLanguages);
  return (
    <EditPage
      title={group.name}
      status={<TicketGroupStateTag state={group.state} />}
      subtitle={`${group.product.name} · ${t(`catalog.kind.${group.kind.replaceAll(' ', '-')}`)}`}
      breadcrumbs={[{ label: t('catalog.groups.title'), to: '/tickets' }]}
      actions={
        <>
          {!folded && (
            <>
              <Button component={Link} to={prices.to}>
                {prices.label}
              </Button>
              <ProductPageLink url={pageUrl} />
            </>
          )}
          <AddTicketTypeLink ticketGroupId={group.id} />
          <TicketGroupActions group={group} folded={folded && [prices, ...folded]} />
        </>
      }
      tabs={
        <TabLinks
          label={group.name}
          tabs={[
            {
              to: path,
              label: t('catalog.tab.ticketTypes'),
              current: !tab,
              count: group.ticketTypes.filter(({ state }) => state === 'active').length,
            },
            ...(['dates', 'e-ticket', 'emails'] as const).map((one) => ({
              to: `${path}?tab=${one}`,
              label: t(`catalog.tab.${one}`),
              current: tab === one,
              tag:
                errorsOn(one) > 0 ? (
                  <StatusTag tone="danger">{t('catalog.tab.errors', { count: errorsOn(one) })}</StatusTag>
                ) : one === 'e-ticket' && missing.length > 0 ? (
                  <StatusTag tone="warning" mark="half">
                    {t('catalog.tab.missing', { languages: missing.join(', ').toUpperCase() })}
                  </StatusTag>
                ) : undefined,
            })),
            {
              to: `${path}?tab=accounting`,
              label: t('catalog.tab.accounting'),
              current: tab === 'accounting',
            },
          ]}
        />
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={TicketGroupDetails}
      review={review}
    >
      <Columns
        summary={
          <TicketGroupSummary
            group={group}
            currency={facts.currency}
            sales={sales}
            besideEmails={tab === 'emails'}
          />
        }
      >
        {isKept('dates') && (
          <Activity mode={tab === 'dates' ? 'visible' : 'hidden'}>
            <DatesTab
              fields={form.fields}
              availabilityType={group.product.availabilityType}
              canEdit={canEdit}
            />
          </Activity>
        )}
        {tab === 'e-ticket' && <ETicketTab group={group} fields={form.fields} />}
        {isKept('emails') && (
          <Activity mode={tab === 'emails' ? 'visible' : 'hidden'}>
            <EmailsTab fields={form.fields} />
          </Activity>
        )}
        {tab === 'accounting' && <AccountingTab group={group} />}
        {!tab && (
          <>
            <TicketTypesCard
              ticketGroup={group}
              ticketTypes={group.ticketTypes}
              facts={facts}
              sold={sales?.ticketTypes}
            />
            <LimitsMeetCard group={group} />
          </>
        )}
      </Columns>
    </EditPage>
  );
}
