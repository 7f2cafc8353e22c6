import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { findPeriodInPreview } from '@foyer/domain/scheduling/period-in-force.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import type { ExceptionRow } from '../exceptions/exception-form.ts';
import type { PeriodForm } from '../timeslot-groups/timeslot-group-form.ts';
import { BandButton } from './band-button.tsx';
import styles from './period-bands.module.css';
import {
  type Band,
  type BandYear,
  bandOf,
  bandYearOf,
  type DaysInForce,
  laneStep,
  listDaysInForce,
  percentOf,
} from './year-bands.ts';

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

/**
 * A rolling year: one lane per priority, drafts and the highest on top, below it what is in effect, and what would be with the
 * drafts. Arrows go from band to band.
 */
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
  const preview = useMemo(
    () =>
      periods.every(({ published }) => published) ? [] : listDaysInForce(periods, year, findPeriodInPreview),
    [periods, year],
  );
  const published = periods.filter((period) => period.published);
  // Drafts may share days, also of one priority: each has a lane of its own.
  const lanes = [
    ...periods.filter((period) => !period.published).map((draft) => [draft]),
    ...Map.groupBy(published, ({ priority }) => priority).values(),
  ];
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
      {lanes.map((lane) => {
        const [first] = lane;
        const name = first?.note || t('scheduling.periods.unnamed');
        return (
          <fieldset key={first?.published ? first.priority : first?.key} className={styles.row}>
            <legend className={styles.lane}>
              <span className={styles.priority}>{first?.priority}</span>
              <span>
                <span className={styles.name}>{name}</span>
                {!first?.published && <span className={styles.state}>{t('exceptions.notPublished')}</span>}
              </span>
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
      <InForceRow label={t('scheduling.periods.inEffect')} days={inForce} year={year} today={todayPercent} />
      {preview.length > 0 && (
        <InForceRow label={t('scheduling.periods.preview')} days={preview} year={year} today={todayPercent} />
      )}
      {exceptions.length > 0 && (
        <div className={styles.row}>
          <strong className={styles.lane}>{t('exceptions.title')}</strong>
          <div className={styles.track}>
            {exceptions.map((exception) => {
              const band = bandOf(exception, year);
              const { note, from, published } = exception;
              const name = [
                `${note} ${date(from)}`.trim(),
                ...(published ? [] : [t('exceptions.notPublished')]),
              ];
              return (
                band && (
                  <span
                    key={exception.id}
                    role="img"
                    className={clsx(styles.diamond, !published && styles.draft)}
                    data-colour={exception.colour ?? undefined}
                    style={{ insetInlineStart: `${band.startPercent}%` }}
                    aria-label={name.join(', ')}
                    title={name.join(', ')}
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

interface InForceRowProps {
  label: string;
  days: readonly DaysInForce[];
  year: BandYear;
  /** Where today is in the year, in percent. */
  today: number;
}

/** Which priority decides each day. */
function InForceRow({ label, days, year, today }: InForceRowProps) {
  return (
    <div className={styles.row}>
      <strong className={styles.lane}>{label}</strong>
      <div className={styles.track} aria-hidden="true">
        {days.map((run) => {
          const band = bandOf(run, year);
          return (
            band &&
            run.priority !== null && (
              <span
                key={run.from}
                className={clsx(
                  styles.segment,
                  styles[`step${laneStep(run.priority)}`],
                  run.isDraft && styles.draft,
                )}
                style={placeOf(band)}
              />
            )
          );
        })}
        <span className={styles.now} style={{ insetInlineStart: `${today}%` }} />
      </div>
    </div>
  );
}
