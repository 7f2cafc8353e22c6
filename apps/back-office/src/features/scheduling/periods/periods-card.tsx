import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { comparePeriods, findPeriodConflict } from '@foyer/domain/scheduling/period-in-force.ts';
import { Card } from '@foyer/ui/card.tsx';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExceptionRow } from '../exceptions/exception-form.ts';
import type { PeriodForm } from '../timeslot-groups/timeslot-group-form.ts';
import { PeriodBands } from './period-bands.tsx';
import { PeriodList } from './period-list.tsx';
import styles from './periods-card.module.css';
import { bandOf, bandYearOf } from './year-bands.ts';

const PeriodDialog = onDemand(async () => (await import('./period-dialog.tsx')).PeriodDialog);

const firstPeriodDays = 3 * 365;
const laterPeriodDays = 13;

interface PeriodsCardProps {
  periods: readonly PeriodForm[];
  canEdit: boolean;
  today: LocalDate;
  exceptions: readonly ExceptionRow[];
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
  onChange: (periods: PeriodForm[]) => void;
}

/** The periods as bands over a year, or as a table, which is also their form on a phone (design, 5). */
export function PeriodsCard({
  periods,
  canEdit,
  today,
  exceptions,
  chosenKey,
  onChoose,
  onChange,
}: PeriodsCardProps) {
  const { t, date } = useMessages();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  // The year reaches less far than periods do: one that is not on it is open in the table.
  const [view, setView] = useState<'year' | 'table'>(() => {
    const chosen = periods.find(({ key }) => key === chosenKey);
    return chosen && !bandOf(chosen, bandYearOf(today)) ? 'table' : 'year';
  });
  const [edited, setEdited] = useState<PeriodForm | null>(null);
  const [refused, setRefused] = useState<LocalDate | null>(null);
  const sorted = periods.toSorted(comparePeriods);
  const take = (period: PeriodForm) => {
    const isKnown = periods.some(({ key }) => key === period.key);
    onChange(isKnown ? periods.map((one) => (one.key === period.key ? period : one)) : [...periods, period]);
    onChoose(period.key);
  };
  const takeMoved = (period: PeriodForm) => {
    const others = periods.filter(({ key }) => key !== period.key);
    const other = findPeriodConflict(period, others);
    setRefused(other ? other.from : null);
    if (!other) take(period);
  };
  const shown = { periods: sorted, canEdit, chosenKey, onChoose };
  return (
    <Card
      flush
      title={t('scheduling.periods.title')}
      actions={
        <>
          <span className={styles.hint}>{t('scheduling.periods.hint')}</span>
          {!phone && periods.length > 0 && (
            <SegmentedControl
              size="xs"
              aria-label={t('scheduling.periods.view')}
              // Only what is shown: a reader can use it.
              disabled={false}
              variant="default"
              value={view}
              onChange={(value) => setView(value === 'table' ? 'table' : 'year')}
              data={[
                { value: 'year', label: t('scheduling.periods.year') },
                { value: 'table', label: t('scheduling.periods.table') },
              ]}
            />
          )}
          {canEdit && (
            <Button
              leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setEdited(newPeriod(periods, today))}
            >
              {t('scheduling.periods.add')}
            </Button>
          )}
        </>
      }
    >
      {periods.length === 0 ? (
        <EmptyState kind="first" title={t('scheduling.periods.none')}>
          {t('scheduling.periods.noneText')}
        </EmptyState>
      ) : phone || view === 'table' ? (
        <PeriodList
          {...shown}
          onEdit={setEdited}
          onRemove={(key) => onChange(periods.filter((period) => period.key !== key))}
        />
      ) : (
        <PeriodBands {...shown} exceptions={exceptions} today={today} onMove={takeMoved} onEdit={setEdited} />
      )}
      {refused && <Notice tone="danger">{t('scheduling.periods.meets', { date: date(refused) })}</Notice>}
      {edited && (
        <PeriodDialog
          period={edited}
          others={periods.filter(({ key }) => key !== edited.key)}
          onTake={(period) => {
            take(period);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

/** The first period runs three years from today; a later one two weeks from tomorrow, above the others. */
function newPeriod(periods: readonly PeriodForm[], today: LocalDate): PeriodForm {
  const isFirst = periods.length === 0;
  const from = isFirst ? today : addDays(today, 1);
  return {
    key: randomUuid(),
    id: null,
    from,
    until: addDays(from, isFirst ? firstPeriodDays : laterPeriodDays),
    priority: isFirst ? 0 : Math.max(...periods.map(({ priority }) => priority)) + 1,
    note: '',
    published: true,
    weekdayTimes: [],
  };
}
