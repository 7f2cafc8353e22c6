import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { usePriceChange } from '../../../components/price/price-change.ts';
import type { Order } from '../order.ts';
import styles from './change.module.css';
import type { TypeToChoose } from './change-choice.ts';
import type { ChangeableTicket } from './choose-tickets.tsx';
import type { Preview } from './use-order-change.ts';

interface ChangePartsProps {
  order: Order;
  tickets: readonly ChangeableTicket[];
  types: readonly TypeToChoose[];
  cancelled: readonly string[];
  preview: Preview;
  /** Of the new visit. */
  left: number | null;
}

/** What there is now, what it becomes, and the difference, part by part; Why? tells the steps of a price. */
export function ChangeParts({ order, tickets, types, cancelled, preview, left }: ChangePartsProps) {
  const { t, date, money } = useMessages();
  const amount = (minor: number) => money(minor, order.currency);
  const typeName = (id: string) =>
    types.find((type) => type.id === id)?.name ??
    tickets.find((ticket) => ticket.ticketTypeId === id)?.ticketTypeName ??
    '';
  const visitText = (day: string | null | undefined, time: string | null | undefined) =>
    [day && date(day), time].filter(Boolean).join(', ');
  const gone = Map.groupBy(
    tickets.filter(({ id }) => cancelled.includes(id)),
    ({ ticketTypeName }) => ticketTypeName,
  );
  const cancelledMinor = preview.steps.find(({ kind }) => kind === 'tickets-cancelled')?.amountMinor ?? 0;
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{t('order-changes.parts.now')}</th>
          <th scope="col">{t('order-changes.parts.becomes')}</th>
          <th scope="col" className={styles.amount}>
            {t('order-changes.parts.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {preview.parts.map((part) => {
          const one = tickets.find(({ id }) => part.ticketIds.includes(id));
          const isMoved = part.date !== null && one !== undefined;
          const name = t('order-changes.parts.count', {
            count: part.count,
            type: typeName(part.ticketTypeId),
          });
          const before =
            one && t('order-changes.parts.count', { count: part.count, type: one.ticketTypeName });
          return (
            <tr key={`${part.ticketTypeId} ${part.ticketIds[0]}`}>
              <td>
                <strong>{isMoved ? visitText(one.visitDate, one.visitTime) : (before ?? '–')}</strong>
                {isMoved && <small>{before}</small>}
              </td>
              <td>
                <strong>{isMoved ? visitText(part.date, part.time) : name}</strong>
                {isMoved && (
                  <small>
                    {name}
                    {left !== null && `, ${t('order-changes.choose.left', { count: left })}`}
                  </small>
                )}
              </td>
              <td className={styles.amount}>
                <strong>{amount(part.differenceMinor)}</strong>
                <WhyPart part={part} currency={order.currency} name={typeName(part.ticketTypeId)} />
              </td>
            </tr>
          );
        })}
        {[...gone].map(([name, ofType], index) => (
          <tr key={name}>
            <td>
              <strong>{t('order-changes.parts.count', { count: ofType.length, type: name })}</strong>
            </td>
            <td>
              <strong>{t('order-changes.parts.cancelled')}</strong>
            </td>
            <td className={styles.amount}>
              <strong>{index === 0 && amount(cancelledMinor)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WhyPart({
  part,
  currency,
  name,
}: {
  part: Preview['parts'][number];
  currency: string;
  name: string;
}) {
  const { t, money } = useMessages();
  const changeText = usePriceChange(currency);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${t('prices.why')} ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('prices.why')}
      </Button>
      {isOpen && (
        <ul id={id} className={styles.why}>
          {part.priceSteps
            .filter(({ kind, change }) => kind === 'ticket-type-price' || change)
            .map(({ kind, title, change, unitPriceMinor }) => (
              <li key={kind}>
                {[title ?? t(`prices.step.${kind}`), change && changeText(change)].filter(Boolean).join(': ')}
                {' · '}
                {money(unitPriceMinor, currency)}
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
