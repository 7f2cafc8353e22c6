import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { Order } from '../order.ts';
import styles from './change.module.css';
import type { ChosenVisit } from './change-choice.ts';
import type { ChangeableTicket } from './choose-tickets.tsx';
import { VisitsToChoose } from './order-changes.graphql.ts';

const DateCalendar = onDemand(
  async () => (await import('../../../components/days/date-calendar.tsx')).DateCalendar,
);

interface ChooseVisitProps {
  order: Order;
  ticketIds: readonly string[];
  tickets: readonly ChangeableTicket[];
  visit: ChosenVisit | null;
  /** Another day is looked for: the calendar is open. */
  isOtherDay: boolean;
  onChange: (visit: ChosenVisit | null) => void;
}

/** Six weeks at a time, as the server answers them. */
const DAYS = 41;

/** Where the chosen tickets go: a day, and its times with the places that are left. */
export function ChooseVisit({ order, ticketIds, tickets, visit, isOtherDay, onChange }: ChooseVisitProps) {
  const { t, today, longDate } = useMessages();
  const now = tickets.find(({ id }) => ticketIds.includes(id));
  const dayNow = now?.visitDate ?? order.visitDate ?? today();
  const [day, setDay] = useState(visit?.date ?? (dayNow < today() ? today() : dayNow));
  const [isOpen, setOpen] = useState(isOtherDay);
  const [from, setFrom] = useState(day);
  const query = useGraphqlQuery(
    VisitsToChoose,
    { orderId: order.id, ticketIds: [...ticketIds], from, until: addDays(from, DAYS) },
    { keepPrevious: true },
  );
  const visits = query.data?.visitsToChoose ?? [];
  const ofDay = visits.filter(({ date }) => date === day);
  const open = new Set(visits.filter(({ hasRoom }) => hasRoom).map(({ date }) => date));
  const pick = (date: string) => {
    setDay(date);
    const whole = visits.find((one) => one.date === date && one.timeslotId === null);
    onChange(whole && !whole.isNow ? { ...whole } : null);
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('order-changes.choose.visit')}</legend>
      <div className={styles.day}>
        <span>{longDate(day)}</span>
        <Button size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('order-changes.choose.otherDay')}
        </Button>
      </div>
      {isOpen && (
        <DateCalendar
          value={day}
          minDate={today()}
          isClosed={(date) => date >= from && date <= addDays(from, DAYS) && !open.has(date)}
          onMonth={(first) => setFrom(first < today() ? today() : first)}
          onPick={pick}
        />
      )}
      <QueryView query={query} failed={t('order-changes.failed')}>
        {() =>
          ofDay.length === 0 ? (
            <p className={styles.lead} role="status">
              {t('order-changes.choose.noTimes')}
            </p>
          ) : (
            <Radio.Group
              aria-label={t('order-changes.choose.times')}
              value={visit?.timeslotId ?? ofDay.find(({ isNow }) => isNow)?.timeslotId ?? visit?.date ?? ''}
              onChange={(value) => {
                const picked = ofDay.find((one) => (one.timeslotId ?? one.date) === value);
                onChange(picked && !picked.isNow ? { ...picked } : null);
              }}
            >
              <div className={styles.times}>
                {ofDay.map((one) => (
                  <Radio
                    key={one.timeslotId ?? one.date}
                    value={one.timeslotId ?? one.date}
                    disabled={!one.hasRoom && !one.isNow}
                    label={one.time ?? longDate(one.date)}
                    description={leftText(one)}
                  />
                ))}
              </div>
            </Radio.Group>
          )
        }
      </QueryView>
    </fieldset>
  );

  function leftText({
    left,
    hasRoom,
    isNow,
  }: {
    left: number | null;
    hasRoom: boolean;
    isNow: boolean;
  }): string {
    if (isNow) return t('order-changes.choose.now');
    if (!hasRoom) return t('order-changes.choose.noRoom');
    return left === null ? t('order-changes.choose.room') : t('order-changes.choose.left', { count: left });
  }
}
