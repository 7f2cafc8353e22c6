import type { ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import { takesCodes } from '@foyer/domain/channels/takes-codes.ts';
import { checkDiscount } from '@foyer/domain/discounts/check-discount.ts';
import type { Discount } from '@foyer/domain/discounts/discount.ts';
import { calculateOrderPrice } from '@foyer/domain/pricing/order-price.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { ticketTypeName } from '../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { pricingRulesOf } from '../../components/price/pricing-rules-of.ts';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import type { RulesToTryQuery, TicketsToDiscountQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { type ChannelToTry, soldOn } from './channel-to-try.ts';
import { type DiscountForm, discountInputOf } from './discount-form.ts';
import styles from './discounts.module.css';
import { ChannelsToTry, RulesToTry } from './rules-to-try.graphql.ts';

interface TryDiscountCardProps {
  form: DiscountForm;
  choices: TicketsToDiscountQuery;
}

interface TriedType {
  id: string;
  groupId: string;
  itemKind: ItemKind;
  name: string;
  priceMinor: number;
}

const usualTypes = 2;

/**
 * What the discount does to an example order, with the price function of the sale and what is typed now. Nothing is sold
 * or counted.
 */
export function TryDiscountCard({ form, choices }: TryDiscountCardProps) {
  const { t, today } = useMessages();
  const language = useStaffLanguage();
  const query = useGraphqlQuery(RulesToTry, {});
  const channels =
    useGraphqlQuery(ChannelsToTry, {}, { enabled: useCan('ticketstreet', 'access') }).data?.ticketstreets ??
    [];
  const [channelId, setChannelId] = useState<string | null>(null);
  const channel = channels.find(({ id }) => id === channelId);
  const [date, setDate] = useState<string | null>(today());
  const types = choices.ticketGroups.flatMap((group) =>
    group.ticketTypes.map((type): TriedType => {
      const name = `${ticketTypeName(type, language)}, ${group.name}`;
      const { id, itemKind, priceMinor } = type;
      return { id, groupId: group.id, itemKind, name, priceMinor };
    }),
  );
  const [counts, setCounts] = useState<Record<string, number>>(
    Object.fromEntries(types.slice(0, usualTypes).map(({ id }) => [id, 1])),
  );
  const tried = types.filter(({ id }) => id in counts);
  const others = types.filter(({ id }) => !(id in counts));
  return (
    <Card title={t('discounts.try')}>
      <div className={styles.tries}>
        <p className={styles.tryHint}>{t('discounts.tryHint')}</p>
        <DateField label={t('discounts.tryVisit')} past="allowed" value={date} onChange={setDate} />
        {channels.length > 0 && (
          <Select
            label={t('discounts.tryChannel')}
            placeholder={t('discounts.tryAnyChannel')}
            clearable
            searchable
            data={channels.map(({ id, title }) => ({ value: id, label: title }))}
            value={channelId}
            onChange={setChannelId}
          />
        )}
        {tried.map((type) => (
          <div key={type.id} className={styles.tryType}>
            <span>{type.name}</span>
            <CountField
              aria-label={t('discounts.tryCount', { name: type.name })}
              value={counts[type.id] ?? 0}
              max={500}
              onChange={(count) => setCounts({ ...counts, [type.id]: count ?? 0 })}
            />
          </div>
        ))}
        {others.length > 0 && (
          <Select
            aria-label={t('discounts.tryAdd')}
            placeholder={t('discounts.tryAdd')}
            searchable
            data={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={null}
            onChange={(id) => id && setCounts({ ...counts, [id]: 1 })}
          />
        )}
        {query.data && (
          <Outcome
            form={form}
            lines={tried.flatMap((type) => {
              const quantity = counts[type.id] ?? 0;
              return quantity > 0 && Number.isInteger(quantity) ? [{ ...type, quantity }] : [];
            })}
            date={date ?? today()}
            rules={query.data}
            channel={channel}
          />
        )}
      </div>
    </Card>
  );
}

interface OutcomeProps {
  form: DiscountForm;
  lines: readonly (TriedType & { quantity: number })[];
  date: string;
  rules: RulesToTryQuery;
  channel: ChannelToTry | undefined;
}

function Outcome({ form, lines: chosen, date, rules, channel }: OutcomeProps) {
  const { t, money, today } = useMessages();
  const errorText = useErrorText();
  const currency = useClientFacts()?.currency;
  const { input } = discountInputOf(form);
  const discount = { ...input, title: form.title || t('discounts.discount') } as Discount;
  const isSold = ({ id, groupId }: TriedType) => !channel || soldOn(channel, id, groupId);
  const lines = chosen.filter(isSold);
  const toPrice = lines.map(({ id, groupId, itemKind, quantity, priceMinor }) => ({
    ticketTypeId: id,
    ticketGroupId: groupId,
    itemKind,
    quantity,
    ticketTypePriceMinor: priceMinor,
    vatBasisPoints: 0,
    visitDate: date,
  }));
  const pricingRules = rules.ticketGroups.flatMap((group) => pricingRulesOf(group.id, group.pricingRules));
  const hasValue = (input.basisPoints ?? input.amountMinor ?? null) !== null;
  const checked = checkDiscount(discount, toPrice, today());
  const discountCode = checked.ok && hasValue ? checked.value : null;
  const before = calculateOrderPrice(toPrice, { pricingRules, date });
  const after = calculateOrderPrice(toPrice, { pricingRules, date, discountCode });
  const amount = (minor: number) => (currency ? money(minor, currency) : '');
  const [refusal] = checked.ok ? [] : checked.refusals;
  return (
    <>
      {after.lines.map((line, index) => {
        const source = lines[index];
        const off = line.discountMinor ?? 0;
        const reason = off > 0 || !discountCode ? null : skippedBecause(discountCode, line);
        return (
          <div key={line.ticketTypeId}>
            <div className={styles.tryLine}>
              <span>{`${line.quantity} × ${source?.name ?? ''}`}</span>
              <span>{amount(before.lines[index]?.totalMinor ?? 0)}</span>
            </div>
            {off > 0 && (
              <div className={styles.tryLine}>
                <span className={styles.tryHint}>{discount.title}</span>
                <span className={styles.off}>{amount(-off)}</span>
              </div>
            )}
            {reason && <span className={styles.tryHint}>{t(`discounts.skipped.${reason}`)}</span>}
          </div>
        );
      })}
      {chosen
        .filter((type) => !isSold(type))
        .map(({ id, name, quantity }) => (
          <div key={id}>
            <div>{`${quantity} × ${name}`}</div>
            <span className={styles.tryHint}>{t('discounts.skipped.not-sold')}</span>
          </div>
        ))}
      <div className={styles.total} role="status">
        <span>{t('discounts.tryTotal')}</span>
        <span>
          {after.totals.totalMinor !== before.totals.totalMinor && (
            <s className={styles.tryHint}>{amount(before.totals.totalMinor)}</s>
          )}{' '}
          {amount(after.totals.totalMinor)}
        </span>
      </div>
      {channel && !takesCodes(channel.salesFlow, 'discountCodes') && (
        <Notice tone="warning">{t('discounts.tryNoCodes')}</Notice>
      )}
      {refusal && lines.length > 0 && <Notice tone="warning">{errorText(refusal)}</Notice>}
    </>
  );
}

type Skipped = 'rule' | 'other-tickets' | 'limit';

/** Why a line of an order that uses the discount is not cheaper. */
function skippedBecause(
  {
    withDynamicPrices,
    ticketTypeIds,
  }: { withDynamicPrices: boolean; ticketTypeIds: readonly string[] | null },
  line: { ticketTypeId: string; steps: readonly { kind: string; change?: unknown }[] },
): Skipped {
  if (ticketTypeIds !== null && !ticketTypeIds.includes(line.ticketTypeId)) return 'other-tickets';
  const isByRule = line.steps.some(({ kind, change }) => kind === 'pricing-rule' && change !== undefined);
  return isByRule && !withDynamicPrices ? 'rule' : 'limit';
}
