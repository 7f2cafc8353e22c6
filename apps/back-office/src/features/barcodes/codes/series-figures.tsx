import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { SeriesDetailQuery } from '../../../generated/operations.ts';
import styles from '../barcodes.module.css';
import { useSeriesWords } from '../series-words.ts';

interface SeriesFiguresProps {
  series: SeriesDetailQuery['barcodeSeries'];
  onAdd: (() => void) | undefined;
}

/** What is left of a series, with a warning where it is little; the codes that are being written. */
export function SeriesFigures({ series, onAdd }: SeriesFiguresProps) {
  const { t, number, dateTime } = useMessages();
  const { figures, issuedPerDay } = series;
  const perDay = issuedPerDay.reduce((sum, { issued }) => sum + issued, 0) / issuedPerDay.length;
  const percent = (part: number, of: number) => number(of > 0 ? Math.round((part / of) * 100) : 0);
  return (
    <div className={styles.stack}>
      <StockNotice series={series} perDay={perDay} onAdd={onAdd} />
      <BatchNotice series={series} />
      <Figures>
        <Figure label={t('barcodes.field.total')} value={number(figures.total)}>
          <small>{t('barcodes.createdOn', { date: dateTime(series.createdAt).slice(0, 10) })}</small>
        </Figure>
        <Figure label={t('barcodes.field.issued')} value={number(figures.issued)}>
          <small>{t('barcodes.percent', { share: percent(figures.issued, figures.total) })}</small>
        </Figure>
        <Figure label={t('barcodes.field.scanned')} value={number(figures.scanned)}>
          <small>{t('barcodes.percentOfIssued', { share: percent(figures.scanned, figures.issued) })}</small>
        </Figure>
        <Figure label={t('barcodes.field.remaining')} value={number(figures.remaining)}>
          <small>{t('barcodes.perDay', { count: number(Math.round(perDay)) })}</small>
        </Figure>
      </Figures>
    </div>
  );
}

function StockNotice({ series, perDay, onAdd }: SeriesFiguresProps & { perDay: number }) {
  const { t, number, date, today } = useMessages();
  const words = useSeriesWords();
  const { figures, stock, ticketTypes, id, batch } = series;
  if (stock === 'plenty' || batch?.state === 'running') return null;
  const types = words.types(ticketTypes);
  const links = (
    <>
      {onAdd && (
        <Button size="compact-sm" variant="subtle" onClick={onAdd}>
          {t('barcodes.addCodes')}
        </Button>
      )}
      <Link to={`/barcodes/${id}/edit`}>{t('barcodes.changeThreshold')}</Link>
    </>
  );
  if (stock === 'used-up')
    return (
      <Notice tone="danger" title={t('barcodes.usedUpTitle')} links={links}>
        {types && t('barcodes.notForSale', { types })}
      </Notice>
    );
  const days = perDay > 0 ? Math.floor(figures.remaining / perDay) : null;
  return (
    <Notice
      tone="warning"
      title={t('barcodes.leftTitle', { left: number(figures.remaining), total: number(figures.total) })}
      links={links}
    >
      {days !== null && types && t('barcodes.lastsUntil', { date: date(addDays(today(), days)), types })}
    </Notice>
  );
}

function BatchNotice({ series: { batch } }: Pick<SeriesFiguresProps, 'series'>) {
  const { t, number } = useMessages();
  const errorText = useErrorText();
  if (batch?.state === 'failed')
    return <Notice tone="danger" title={errorText({ code: batch.failure ?? '' })} />;
  if (batch?.state !== 'running') return null;
  const progress = { done: number(batch.done), total: number(batch.total) };
  return (
    <div role="status">
      <p>{t(`barcodes.batch.${batch.mode}`, progress)}</p>
      <Meter value={batch.done} max={batch.total} label={t(`barcodes.batch.${batch.mode}`, progress)} />
    </div>
  );
}
