import { ruleKey } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { type RowAction, RowMenu } from '../../../components/row-menu.tsx';
import type { BlockingStopsQuery } from '../../../generated/operations.ts';
import { useSettingWords } from '../use-setting-words.ts';
import styles from './limits.module.css';
import type { BlockingRow } from './rule-rows.ts';

interface BlockingTableProps {
  rows: readonly BlockingRow[];
  stops: BlockingStopsQuery['blockingStops'];
  /** When the coming rules begin and the ending ones end. */
  effectiveAt: string | undefined;
  timeZone: string;
  actsOf: (row: BlockingRow) => readonly RowAction[];
}

export function BlockingTable({ rows, stops, effectiveAt, timeZone, actsOf }: BlockingTableProps) {
  const { t, dateTime, number } = useMessages();
  const { ruleInWords } = useSettingWords();
  const stoppedOf = new Map(stops.map((stop) => [ruleKey(stop), stop.stopped]));
  const stopped = (row: BlockingRow) => number(stoppedOf.get(ruleKey(row)) ?? 0);
  const dateOf = (at: string) => dateTime(at, timeZone).slice(0, 10);
  const added = ({ added: made }: BlockingRow) =>
    made ? t('limits.added', { who: made.who, at: dateOf(made.at) }) : t('limits.default');
  const stateOf = ({ state }: BlockingRow) =>
    state === 'in-force' || !effectiveAt ? null : (
      <StatusTag tone={state === 'coming' ? 'info' : 'neutral'} mark="ring">
        {t(`limits.${state}`, { at: dateOf(effectiveAt) })}
      </StatusTag>
    );
  const menuOf = (row: BlockingRow) => {
    const actions = actsOf(row);
    return actions.length > 0 ? <RowMenu label={ruleInWords(row)} actions={actions} /> : null;
  };
  return (
    <DataTable
      label={t('settings.field.rules')}
      rows={rows}
      rowKey={ruleKey}
      columns={[
        {
          key: 'kind',
          header: t('limits.column.kind'),
          cell: ({ kind }) => <strong>{t(`limits.kind.${kind}`)}</strong>,
        },
        {
          key: 'text',
          header: t('limits.column.text'),
          cell: ({ text }) => <span className={styles.text}>{text}</span>,
        },
        { key: 'state', header: t('limits.column.state'), hiddenHeader: true, cell: stateOf },
        { key: 'stopped', header: t('limits.column.stopped'), align: 'end', cell: stopped },
        { key: 'added', header: t('limits.column.added'), muted: true, cell: added },
        { key: 'menu', header: t('ui.more'), hiddenHeader: true, align: 'end', cell: menuOf },
      ]}
      card={(row) => ({
        title: ruleInWords(row),
        figure: stateOf(row),
        line2: `${t('limits.column.stopped')}: ${stopped(row)}`,
        line3: added(row),
        actions: menuOf(row),
      })}
    />
  );
}
