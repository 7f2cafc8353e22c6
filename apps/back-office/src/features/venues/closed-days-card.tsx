import { addDays, addMonths, monthOf } from '@foyer/domain/calendar/local-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { monthsFrom } from '../../components/days/day-grid.ts';
import { DayMonth, type MonthDay } from '../../components/days/day-month.tsx';
import { useDayRange } from '../../components/days/use-day-range.ts';
import { isWeeklyClosed, withClosedDays } from './closed-days.ts';
import styles from './closed-days-card.module.css';
import { ClosedDaysList } from './closed-days-list.tsx';
import type { OpeningFields } from './opening-form.ts';

const CloseDaysDialog = onDemand(async () => (await import('./close-days-dialog.tsx')).CloseDaysDialog);

const shownMonths = 4;

interface ClosedDaysCardProps extends OpeningFields {
  /** '2026-11-20', by the location's own clock. */
  today: string;
  canEdit: boolean;
  /** Beside the button that adds one. */
  actions?: ReactNode;
}

/** The days on which a location is closed, months side by side; a day is a toggle button (design, 11). */
export function ClosedDaysCard({ opening, errors, onChange, today, canEdit, actions }: ClosedDaysCardProps) {
  const { t, longDate } = useMessages();
  const { closedDays, weekHours } = opening;
  const [first, setFirst] = useState(monthOf(today));
  const [asked, setAsked] = useState<{ from: string; until: string } | null>(null);
  const months = monthsFrom(first, shownMonths);
  const next = addMonths(`${first}-01`, shownMonths);
  const isPast = (date: string) => date < today;
  const canClose = (date: string) => canEdit && !isPast(date) && !isWeeklyClosed(date, weekHours);
  const close = (dates: readonly string[], later: readonly string[], note: string) =>
    onChange({ closedDays: withClosedDays(closedDays, [...dates.filter(canClose), ...later], note) });
  const range = useDayRange({
    first: `${first}-01`,
    last: addDays(next, -1),
    onChoose: (dates) => {
      const [only] = dates;
      const closable = dates.filter(canClose);
      if (dates.length === 1 && closedDays.some(({ date }) => date === only)) {
        if (!canEdit || isPast(only ?? '')) return;
        onChange({ closedDays: closedDays.filter(({ date }) => date !== only) });
      } else if (closable.length > 0) {
        setAsked({ from: closable[0] ?? '', until: closable.at(-1) ?? '' });
      }
    },
  });
  const dayOf = (date: string): MonthDay => {
    const closed = closedDays.find((day) => day.date === date);
    const isLocked = !canClose(date);
    const rest = { isPast: isPast(date), isLocked };
    if (closed) {
      const name = [longDate(date), t('hours.closed'), closed.note].filter(Boolean).join(', ');
      return { look: 'closed', name, title: closed.note || undefined, ...rest };
    }
    return isWeeklyClosed(date, weekHours)
      ? { look: 'shut', name: t('venues.closed.weekly', { date: longDate(date) }), ...rest }
      : { look: 'usual', name: longDate(date), ...rest };
  };
  const count = closedDays.filter(({ date }) => date >= `${first}-01` && date < next).length;
  const move = (step: number) => setFirst(monthOf(addMonths(`${first}-01`, step)));
  return (
    <Card
      title={t('venues.closed.title')}
      actions={
        <>
          <span className={styles.count}>{t('venues.closed.count', { count, months: shownMonths })}</span>
          <ActionIcon variant="subtle" aria-label={t('venues.closed.earlier')} onClick={() => move(-1)}>
            <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('venues.closed.later')} onClick={() => move(1)}>
            <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          {actions}
          {canEdit && (
            <Button
              leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setAsked({ from: today, until: today })}
            >
              {t('venues.closed.add')}
            </Button>
          )}
        </>
      }
    >
      <fieldset className={styles.months} aria-label={t('venues.closed.title')}>
        {months.map((month) => (
          <DayMonth key={month} month={month} range={range} dayOf={dayOf} />
        ))}
      </fieldset>
      {canEdit && <p className={styles.hint}>{t('venues.closed.hint')}</p>}
      <ClosedDaysList
        days={closedDays}
        from={today}
        errors={errors}
        canEdit={canEdit}
        onChange={(days) => onChange({ closedDays: days })}
      />
      {asked && (
        <CloseDaysDialog
          {...asked}
          today={today}
          onClose={() => setAsked(null)}
          onConfirm={(dates, later, note) => {
            close(dates, later, note);
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}
