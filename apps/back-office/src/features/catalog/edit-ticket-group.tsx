import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Columns } from '@foyer/ui/columns.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EditGuard } from '../../components/edit-guard.tsx';
import { EditableIf } from '../../components/editable-if.tsx';
import { HistoryLink } from '../../components/history-link.tsx';
import { useCan } from '../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../components/use-client-facts.ts';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { AddTicketTypeLink } from './add-ticket-type-link.tsx';
import { EditProduct } from './catalog.graphql.ts';
import { TicketGroupActions } from './ticket-group-actions.tsx';
import { type EditedTicketGroup, ticketGroupFormOf } from './ticket-group-form.ts';
import { TicketGroupStateTag } from './ticket-group-state-tag.tsx';
import { TicketGroupSummary } from './ticket-group-summary.tsx';
import { ChangeTicketGroup, TicketGroupList, TicketGroupPage } from './ticket-groups.graphql.ts';
import { TicketTypesCard } from './ticket-types-card.tsx';

const TicketGroupDatesTab = onDemand(
  async () => (await import('./ticket-group-dates-tab.tsx')).TicketGroupDatesTab,
);

interface EditTicketGroupProps {
  group: EditedTicketGroup;
  facts: ClientFactsOfScreen;
}

export function EditTicketGroup({ group, facts }: EditTicketGroupProps) {
  const { t } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const showsDates = tab === 'dates';
  const change = useGraphqlMutation(ChangeTicketGroup, {
    refetch: [TicketGroupPage, TicketGroupList, EditProduct],
  });
  const form = useEditForm({
    values: ticketGroupFormOf(group),
    check: async (values) =>
      parseInput((await import('@foyer/domain/catalog/ticket-group-input.ts')).ticketGroupInput, values),
    save: (_typed, input) => change.mutateAsync({ id: group.id, input }),
  });
  // The other tab comes once this one is shown.
  useEffect(() => TicketGroupDatesTab.prepare(), []);
  const path = `/tickets/${group.id}`;
  return (
    <Page
      title={group.name}
      status={<TicketGroupStateTag state={group.state} />}
      subtitle={`${group.product.name} · ${t(`catalog.kind.${group.kind.replaceAll(' ', '-')}`)}`}
      breadcrumbs={[{ label: t('catalog.groups.title'), to: '/tickets' }]}
      actions={
        <>
          <HistoryLink entity="ticket-group" id={group.id} />
          <TicketGroupActions group={group} />
          <Button component={Link} to={`${path}/dynamic-price`}>
            {t('catalog.group.dynamicPrices')}
          </Button>
          <AddTicketTypeLink ticketGroupId={group.id} />
        </>
      }
      tabs={
        <TabLinks
          label={group.name}
          tabs={[
            {
              to: path,
              label: t('catalog.tab.ticketTypes'),
              current: !showsDates,
              count: group.ticketTypes.filter(({ state }) => state === 'active').length,
            },
            { to: `${path}?tab=dates`, label: t('catalog.tab.dates'), current: showsDates },
          ]}
        />
      }
    >
      <EditGuard form={form} />
      <EditableIf can={canEdit}>
        <Columns summary={<TicketGroupSummary group={group} />}>
          {showsDates ? (
            <TicketGroupDatesTab fields={form.fields} />
          ) : (
            <TicketTypesCard ticketGroupId={group.id} ticketTypes={group.ticketTypes} facts={facts} />
          )}
        </Columns>
      </EditableIf>
    </Page>
  );
}
