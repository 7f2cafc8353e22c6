import { addDays, addMonths, monthOf } from '@foyer/domain/calendar/local-date.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { monthsFrom } from '../../../components/days/day-grid.ts';
import { DayMonth } from '../../../components/days/day-month.tsx';
import { useDayRange } from '../../../components/days/use-day-range.ts';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import type { TicketGroupForm } from '../ticket-groups/ticket-group-form.ts';
import { dayStateOf, flipDays } from './open-days.ts';
import styles from './open-days-card.module.css';

const shownMonths = 3;

interface OpenDaysCardProps {
  fields: UseFormReturnType<TicketGroupForm>;
  canEdit: boolean;
}

/** On which days the group is open: its weekdays, and days that differ from them, each a toggle button. */
export function OpenDaysCard({ fields, canEdit }: OpenDaysCardProps) {
  const { t, longDate, today } = useMessages();
  const weekdayName = useWeekdayName();
  const { openWeekdays, ownDays } = fields.getValues();
  const [first, setFirst] = useState(() => monthOf(today()));
  const next = addMonths(`${first}-01`, shownMonths);
  const range = useDayRange({
    first: `${first}-01`,
    last: addDays(next, -1),
    onChoose: (dates) => {
      if (canEdit) fields.setFieldValue('ownDays', flipDays({ openWeekdays, ownDays }, dates));
    },
  });
  const move = (step: number) => setFirst(monthOf(addMonths(`${first}-01`, step)));
  return (
    <Card
      title={t('catalog.openDays.title')}
      actions={
        <>
          <span>{t('catalog.openDays.count', { count: ownDays.length })}</span>
          <ActionIcon
            variant="subtle"
            aria-label={t('catalog.openDays.earlier')}
            onClick={() => move(-shownMonths)}
          >
            <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('catalog.openDays.later')}
            onClick={() => move(shownMonths)}
          >
            <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </>
      }
    >
      <Checkbox.Group
        aria-label={t('catalog.openDays.weekdays')}
        value={openWeekdays.map(String)}
        onChange={(chosen) => fields.setFieldValue('openWeekdays', chosen.map(Number).sort())}
        error={fields.errors.openWeekdays}
      >
        <div className={styles.weekdays}>
          {weekdays.map((weekday) => (
            <Checkbox key={weekday} value={String(weekday)} label={weekdayName(weekday)} />
          ))}
        </div>
      </Checkbox.Group>
      <fieldset className={styles.months} aria-label={t('catalog.openDays.title')}>
        {monthsFrom(first, shownMonths).map((month) => (
          <DayMonth
            key={month}
            month={month}
            range={range}
            dayOf={(date) => {
              const look = dayStateOf({ openWeekdays, ownDays }, date);
              const name = t(`catalog.openDays.${look}`, { date: longDate(date) });
              return { look, name, isLocked: !canEdit };
            }}
          />
        ))}
      </fieldset>
      <p className={styles.hint}>{fields.errors.ownDays ?? t('catalog.openDays.hint')}</p>
    </Card>
  );
}
