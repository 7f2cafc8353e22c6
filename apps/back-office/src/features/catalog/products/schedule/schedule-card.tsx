import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { IconBan } from '@tabler/icons-react';
import { useWeekdaysInWords } from '../../../../components/fields/weekdays-in-words.ts';
import type { EditedProduct } from '../product-form.ts';
import { timesSourcePath } from '../times-source-path.ts';
import styles from './schedule-card.module.css';

type Source = EditedProduct['timesSources'][number];

/** A period, schedule or blocker; without one, a source that gives no times yet. */
interface Row {
  source: Source;
  rule: Source['rules'][number] | undefined;
}

/** The periods or schedules that give a product its times, each with its days, starts and limit. */
export function ScheduleCard({ productId, sources }: { productId: string; sources: readonly Source[] }) {
  const { t, date } = useMessages();
  const words = useRuleWords();
  const rows = sources.flatMap((source): Row[] =>
    source.rules.length === 0
      ? [{ source, rule: undefined }]
      : source.rules.map((rule) => ({ source, rule })),
  );
  const whose = ({ source }: Row) =>
    [t(`catalog.availability.source.${source.kind}`), source.name, source.locationName].join(' · ');
  const name = (row: Row) => (
    <span className={styles.name}>
      {row.rule?.kind === 'block' && <IconBan size={15} stroke={1.6} aria-hidden="true" />}
      {words.name(row)}
    </span>
  );
  const last = sources.map(({ untilDate }) => untilDate ?? '').sort();
  const count = sources.reduce((sum, { timeslotCount }) => sum + timeslotCount, 0);
  return (
    <Card
      flush
      title={t('catalog.availability.sources')}
      actions={
        <>
          <span className={styles.ahead}>
            {t('catalog.schedule.ahead', { count, until: date(last.at(-1) || '0001-01-01') })}
          </span>
          {sources.map((source) => (
            <Link key={source.id} to={timesSourcePath(productId, source)}>
              {source.kind === 'group' ? source.name : t('catalog.availability.source.schedule')}
            </Link>
          ))}
        </>
      }
    >
      <DataTable
        label={t('catalog.availability.sources')}
        rows={rows}
        rowKey={({ source, rule }) => rule?.id ?? source.id}
        rowLink={({ source }) => timesSourcePath(productId, source)}
        columns={[
          { key: 'name', header: t('catalog.product.name'), cell: name },
          ...(sources.length > 1
            ? [{ key: 'kind', header: t('catalog.availability.kind'), muted: true, cell: whose }]
            : []),
          { key: 'period', header: t('catalog.schedule.period'), muted: true, cell: words.period },
          { key: 'repeats', header: t('catalog.schedule.repeats'), muted: true, cell: words.days },
          { key: 'slots', header: t('catalog.schedule.slots'), muted: true, cell: words.times },
          { key: 'limit', header: t('catalog.schedule.limit'), align: 'end', cell: words.limit },
        ]}
        card={(row) => ({
          title: words.name(row),
          figure:
            row.rule?.mostLimit == null
              ? words.limit(row)
              : t('catalog.schedule.perTimeslot', { limit: words.limit(row) }),
          line2: [words.days(row), words.times(row)].filter(Boolean).join(', '),
          line3: words.period(row),
        })}
      />
    </Card>
  );
}

function useRuleWords() {
  const { t, date, number } = useMessages();
  const weekdaysInWords = useWeekdaysInWords();
  return {
    name: ({ source, rule }: Row) => {
      if (!rule) return source.name;
      return rule.name || t(rule.kind === 'block' ? 'catalog.schedule.blocked' : 'catalog.schedule.unnamed');
    },
    period: ({ rule }: Row) =>
      rule && (rule.from === rule.until ? date(rule.from) : `${date(rule.from)} – ${date(rule.until)}`),
    days: ({ rule }: Row) => {
      if (!rule || rule.from === rule.until) return '';
      if (rule.weekdays.length === 7) return t('catalog.schedule.everyDay');
      return weekdaysInWords(rule.weekdays);
    },
    times: ({ rule }: Row) => {
      if (!rule?.firstTime || !rule.lastTime)
        return t(rule?.kind === 'block' ? 'catalog.schedule.allDay' : 'availability.none');
      const times = rule.firstTime === rule.lastTime ? rule.firstTime : `${rule.firstTime}–${rule.lastTime}`;
      return rule.intervalMinutes === null || times === rule.firstTime
        ? times
        : t('catalog.schedule.times', { times, minutes: rule.intervalMinutes });
    },
    limit: ({ rule }: Row) => {
      if (!rule) return '';
      if (rule.kind === 'block') return t('catalog.schedule.blocked');
      if (rule.leastLimit === null || rule.mostLimit === null)
        return rule.weekdays.length > 0 ? t('catalog.types.noLimit') : '';
      const [least, most] = [number(rule.leastLimit), number(rule.mostLimit)];
      return least === most ? least : `${least}–${most}`;
    },
  };
}
