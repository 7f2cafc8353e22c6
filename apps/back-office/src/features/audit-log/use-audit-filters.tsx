import { placedPeriods } from '@foyer/domain/orders/order-periods.ts';
import { auditActionText } from '@foyer/i18n/audit-sentence.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { PeriodChip } from '../../components/days/period-chip.tsx';
import { text } from '../../components/fields/address-search.ts';
import { useAuditWords } from '../../components/history/use-audit-words.ts';
import type { ListFilter } from '../../components/list-page/list-filters.tsx';
import type { ListSearch } from '../../components/list-page/use-list-search.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { AuditFilterWords } from './audit-log.graphql.ts';

export const auditFilters = { period: text, actor: text, action: text, entity: text, entityId: text };

/** By days, by who acted, what was done and to what; `entityId` is set by a link from the thing itself. */
export function useAuditFilters(list: ListSearch<typeof auditFilters>): ListFilter<typeof auditFilters>[] {
  const messages = useMessages();
  const { t } = messages;
  const words = useAuditWords();
  const known = useGraphqlQuery(AuditFilterWords, {}).data?.auditFilterWords;
  const { entityId, period } = list.filters;
  const isOldestFirst = list.sort === 'at';
  const actors = (known?.actors ?? []).map(({ id, kind, name }) => ({
    value: id,
    label: words.who({ actorKind: kind, actorName: name ?? null }),
  }));
  const sorted = (options: { value: string; label: string }[]) =>
    options.toSorted((a, b) => a.label.localeCompare(b.label));
  return [
    <PeriodChip
      key="period"
      label={t('audit.filter.period')}
      periods={placedPeriods.map((value) => ({ value, label: t(`audit.period.${value}`) }))}
      value={period}
      onChange={(value) => list.setFilter('period', value)}
    />,
    {
      name: 'actor',
      label: t('audit.filter.actor'),
      options: [...actors, { value: 'system', label: t('audit.actor.system') }],
    },
    {
      name: 'action',
      label: t('audit.filter.action'),
      options: sorted(
        (known?.actions ?? []).map((value) => ({ value, label: auditActionText(messages, value) })),
      ),
    },
    {
      name: 'entity',
      label: t('audit.filter.entity'),
      options: sorted((known?.entities ?? []).map((value) => ({ value, label: words.entityWord(value) }))),
    },
    entityId !== undefined && {
      name: 'entityId',
      label: '',
      options: [{ value: entityId, label: t('audit.filter.thing') }],
    },
    <Button
      key="sort"
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowsSort size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => list.setSort(isOldestFirst ? '-at' : 'at')}
    >
      {t(isOldestFirst ? 'audit.sort.oldest' : 'audit.sort.newest')}
    </Button>,
  ];
}
