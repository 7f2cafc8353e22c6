import { findCountingLimit } from '@foyer/domain/catalog/how-limits-meet.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ticketTypeName } from '../../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../../components/names/use-staff-language.ts';
import { useCan } from '../../../components/use-can.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { EditedTicketGroup } from '../ticket-groups/ticket-group-form.ts';
import { LimitsOfChannels } from '../ticket-groups/ticket-groups.graphql.ts';
import { limitScopeOf } from './limit-scope.ts';
import styles from './limits-meet-card.module.css';

/** The limits that meet in one order of one ticket type, and in one sentence the number that counts (design, 12). */
export function LimitsMeetCard({ group }: { group: EditedTicketGroup }) {
  const { t } = useMessages();
  const language = useStaffLanguage();
  const channels = useGraphqlQuery(LimitsOfChannels, {}, { enabled: useCan('ticketstreet', 'access') });
  const active = group.ticketTypes.filter(({ state }) => state === 'active');
  const strictest = (one: number | null, other: number | null) =>
    (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY) || 0;
  const [limited] = [...active].sort((one, other) => strictest(one.ticketLimit, other.ticketLimit));
  const [inOrder] = [...active].sort((one, other) => strictest(one.maxPerOrder, other.maxPerOrder));
  const [channel] = (channels.data?.ticketstreets ?? [])
    .filter(({ ticketGroups }) => ticketGroups.some(({ id }) => id === group.id))
    .sort((one, other) => strictest(one.maxTickets ?? null, other.maxTickets ?? null));
  if (!limited || !inOrder) return null;
  const limits = {
    type: limited.ticketLimit,
    typePerOrder: inOrder.maxPerOrder,
    group: group.ticketLimit,
    pageMaximum: group.pageMaximum,
    channelPerOrder: channel?.maxTickets ?? null,
  };
  const scope = limitScopeOf(group.kind);
  const limitText = (limit: number | null) =>
    limit === null ? t('catalog.types.noLimit') : t(`catalog.meet.${scope}`, { count: limit });
  const orderText = (most: number | null) =>
    most === null ? t('catalog.types.noLimit') : t('catalog.meet.perOrder', { count: most });
  const nameOf = (type: typeof limited) => ticketTypeName(type, language);
  const counting = findCountingLimit(limits);
  const sources = {
    type: nameOf(limited),
    typePerOrder: nameOf(inOrder),
    group: group.name,
    pageMaximum: group.name,
    channelPerOrder: channel?.title ?? '',
  };
  const shown = [
    { label: t('catalog.types.name'), value: limitText(limits.type), note: sources.type },
    { label: t('catalog.meet.order'), value: orderText(limits.typePerOrder), note: sources.typePerOrder },
    { label: t('catalog.group.title'), value: limitText(limits.group), note: group.name },
    {
      label: t('catalog.group.pageMaximum'),
      value: orderText(group.pageMaximum || null),
      note: t('catalog.group.zeroUnlimited'),
    },
    ...(channel
      ? [{ label: t('catalog.meet.channel'), value: orderText(limits.channelPerOrder), note: channel.title }]
      : []),
  ];
  return (
    <Card title={t('catalog.meet.title')}>
      <dl className={styles.limits}>
        {shown.map(({ label, value, note }) => (
          <div key={label} className={styles.limit}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small className={styles.note}>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.sentence}>
        {counting
          ? t('catalog.meet.counts', { count: counting.most, name: sources[counting.name] })
          : t('catalog.meet.nothingCounts')}
      </p>
    </Card>
  );
}
