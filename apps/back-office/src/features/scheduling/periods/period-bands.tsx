import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import type { ExceptionRow } from '../exceptions/exception-form.ts';
import type { PeriodForm } from '../timeslot-groups/timeslot-group-form.ts';
import { BandButton } from './band-button.tsx';
import styles from './period-bands.module.css';
import { type Band, bandOf, bandYearOf, laneStep, listDaysInForce, percentOf } from './year-bands.ts';

interface PeriodBandsProps {
  periods: readonly PeriodForm[];
  canEdit: boolean;
  today: LocalDate;
  /** Diamonds in their colour, below what is in effect. */
  exceptions: readonly ExceptionRow[];
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
  /** A band whose first or last day, or both, were moved. */
  onMove: (period: PeriodForm) => void;
  onEdit: (period: PeriodForm) => void;
}

/** A rolling year: one lane per priority, the highest on top, below it what is in effect. Arrows go from band to band. */
export function PeriodBands({
  periods,
  canEdit,
  today,
  exceptions,
  chosenKey,
  onChoose,
  onMove,
  onEdit,
}: PeriodBandsProps) {
  const { t, intlLocale, date } = useMessages();
  const year = useMemo(() => bandYearOf(today), [today]);
  const inForce = useMemo(() => listDaysInForce(periods, year), [periods, year]);
  const todayPercent = percentOf(today, year);
  const lanes = [...new Set(periods.map(({ priority }) => priority))];
  const monthName = new Intl.DateTimeFormat(intlLocale, { month: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.bands}>
      <div className={styles.row} aria-hidden="true">
        <span />
        <div className={styles.months}>
          {year.months.map((month) => (
            <span key={month} style={{ insetInlineStart: `${percentOf(month, year)}%` }}>
              {monthName.format(new Date(`${month}T00:00:00Z`))}
              {month.endsWith('-01-01') && ` ’${month.slice(2, 4)}`}
            </span>
          ))}
        </div>
      </div>
      {lanes.map((priority) => {
        const lane = periods.filter((period) => period.priority === priority);
        return (
          <fieldset key={priority} className={styles.row}>
            <legend className={styles.lane}>
              <span className={styles.priority}>{priority}</span>
              {lane[0]?.note || t('scheduling.periods.unnamed')}
            </legend>
            <div className={styles.track}>
              {lane.map((period) => (
                <BandButton
                  key={period.key}
                  period={period}
                  year={year}
                  todayPercent={todayPercent}
                  chosen={period.key === chosenKey}
                  onChoose={() => onChoose(period.key)}
                  onMove={canEdit ? onMove : undefined}
                  onEdit={() => canEdit && onEdit(period)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className={styles.row}>
        <strong className={styles.lane}>{t('scheduling.periods.inEffect')}</strong>
        <div className={styles.track} aria-hidden="true">
          {inForce.map((days) => {
            const band = bandOf(days, year);
            return (
              band &&
              days.priority !== null && (
                <span
                  key={days.from}
                  className={clsx(styles.segment, styles[`step${laneStep(days.priority)}`])}
                  style={placeOf(band)}
                />
              )
            );
          })}
          <span className={styles.now} style={{ insetInlineStart: `${todayPercent}%` }} />
        </div>
      </div>
      {exceptions.length > 0 && (
        <div className={styles.row}>
          <strong className={styles.lane}>{t('exceptions.title')}</strong>
          <div className={styles.track}>
            {exceptions.map((exception) => {
              const band = bandOf(exception, year);
              return (
                band && (
                  <span
                    key={exception.id}
                    role="img"
                    className={styles.diamond}
                    data-colour={exception.colour ?? undefined}
                    style={{ insetInlineStart: `${band.startPercent}%` }}
                    aria-label={`${exception.note} ${date(exception.from)}`.trim()}
                    title={`${exception.note} ${date(exception.from)}`.trim()}
                  />
                )
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

function placeOf({ startPercent, widthPercent }: Band): CSSProperties {
  return { insetInlineStart: `${startPercent}%`, inlineSize: `${widthPercent}%` };
}
