import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { SeriesDetailQuery } from '../../../generated/operations.ts';
import styles from '../barcodes.module.css';
import { useSeriesWords } from '../series-words.ts';

/** The fields of a series, and how many codes tickets got on each of the last days. */
export function SeriesSummary({ series }: { series: SeriesDetailQuery['barcodeSeries'] }) {
  const { t, number, date, dateTime } = useMessages();
  const words = useSeriesWords();
  const { issuedPerDay, ticketTypes, validUntil } = series;
  const most = Math.max(1, ...issuedPerDay.map(({ issued }) => issued));
  const [first, last] = [issuedPerDay[0], issuedPerDay.at(-1)];
  return (
    <>
      <Card title={t('barcodes.series')}>
        <Facts
          facts={[
            {
              label: t('barcodes.field.prefix'),
              value: <span className={styles.code}>{series.prefix || '–'}</span>,
            },
            { label: t('fields.pluCode'), value: series.pluCode || '–' },
            {
              label: t('barcodes.field.created'),
              value: t('barcodes.createdBy', { at: dateTime(series.createdAt), name: series.createdByName }),
            },
            { label: t('barcodes.field.number'), value: number(series.number) },
            {
              label: t('barcodes.field.validUntil'),
              value: validUntil ? date(validUntil) : t('barcodes.always'),
            },
            { label: t('barcodes.field.ticketTypes'), value: words.types(ticketTypes) || '–' },
            { label: t('barcodes.field.ticketGroup'), value: words.groups(ticketTypes) || '–' },
            {
              label: t('barcodes.field.warnPercentage'),
              value: t('barcodes.percentLeft', { share: number(series.warnPercentage) }),
            },
          ]}
        />
      </Card>
      <Card title={t('barcodes.issuedPerDay')}>
        <ul className={styles.days} aria-label={t('barcodes.issuedPerDay')}>
          {issuedPerDay.map((day) => (
            <li
              key={day.date}
              aria-label={t('barcodes.issuedOnDay', { date: date(day.date), count: number(day.issued) })}
              style={{ blockSize: `${Math.max(2, (day.issued / most) * 100)}%` }}
            />
          ))}
        </ul>
        {first && last && (
          <p className={styles.ends}>
            <span>{date(first.date)}</span>
            <span>{date(last.date)}</span>
          </p>
        )}
      </Card>
    </>
  );
}
