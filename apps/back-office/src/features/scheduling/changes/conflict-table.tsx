import type { TimeslotRemedy } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import styles from './conflict-table.module.css';
import type { ShownChange } from './shown-change.ts';

const ChooseOrdersDialog = onDemand(async () => {
  const [{ ChooseOrdersDialog: dialog }] = await Promise.all([
    import('./choose-orders-dialog.tsx'),
    loadParts(['which-orders']),
  ]);
  return dialog;
});

type Row = ShownChange['rows'][number];

interface ConflictTableProps {
  rows: readonly Row[];
  canChoose: boolean;
  /** Why the account cannot cancel with a refund; null = it can. */
  whyNoCancel: string | null;
  /** Without a timeslot it is for all but those chosen by hand. */
  onChoose: (remedy: TimeslotRemedy, timeslotId?: string, orderIds?: string[]) => void;
  changeId: string;
  error: string | null;
}

/** In the order in which they are offered; the empty choice is none of them. */
const remedies: readonly TimeslotRemedy[] = ['move', 'keep', 'cancel'];
const remedyNamed = (text: string) => remedies.find((remedy) => remedy === text);
const firstShown = 8;

/** The timeslots with visitors, each with what happens to them and the effect in words. */
export function ConflictTable({
  changeId,
  rows,
  canChoose,
  whyNoCancel,
  onChoose,
  error,
}: ConflictTableProps) {
  const { t, number, date } = useMessages();
  const weekdayName = useWeekdayName();
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<Row | null>(null);
  const shown = showsAll ? rows : rows.slice(0, firstShown);
  const options = remedies.map((remedy) => ({
    value: remedy,
    label: t(`change.remedy.${remedy}`),
    disabled: remedy === 'cancel' && whyNoCancel !== null,
  }));
  const startOf = (row: Row) =>
    `${weekdayName(new Date(`${row.date}T00:00:00Z`).getUTCDay() || 7, 'short')} ${date(row.date)} ${row.time}`;
  const remedyOf = (row: Row) =>
    canChoose ? (
      <Group gap="xs" wrap="nowrap">
        <RemedySelect
          label={t('change.remedyOf', { time: startOf(row) })}
          row={row}
          options={options}
          onChoose={onChoose}
        />
        {row.otherOrderCount > 0 && row.remedy && row.remedy !== 'keep' && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${t('change.whichOrders')} ${startOf(row)}`}
            onClick={() => setAsked(row)}
          >
            {t('change.whichOrders')}
          </Button>
        )}
      </Group>
    ) : (
      t(`change.settled.${row.remedy ?? 'keep'}`)
    );
  const orders = ({ timeslotGroupId, date: day, time }: Row, shownAs: string) =>
    timeslotGroupId ? (
      <Link to={`/timeslotgroup/${timeslotGroupId}/visitors?date=${day}&time=${time}`}>{shownAs}</Link>
    ) : (
      shownAs
    );
  return (
    <Card
      flush
      title={t(canChoose ? 'change.settleFirst' : 'change.settledTitle')}
      actions={
        canChoose && (
          <Group gap="xs" wrap="nowrap">
            <label htmlFor="set-all-remedies" className={styles.all}>
              {t('change.setAll')}
            </label>
            <NativeSelect
              id="set-all-remedies"
              value=""
              onChange={(event) => {
                const remedy = remedyNamed(event.currentTarget.value);
                if (remedy) onChoose(remedy);
              }}
              data={[{ value: '', label: t('change.choose') }, ...options]}
            />
          </Group>
        )
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {canChoose && whyNoCancel && <Notice tone="info">{whyNoCancel}</Notice>}
      <DataTable
        label={t('change.withVisitors')}
        rows={shown}
        rowKey={({ timeslotId }) => timeslotId}
        columns={[
          { key: 'start', header: t('change.timeslot'), cell: (row) => <strong>{startOf(row)}</strong> },
          {
            key: 'tickets',
            header: t('change.ticketsColumn'),
            align: 'end',
            cell: ({ ticketCount }) => number(ticketCount),
          },
          {
            key: 'orders',
            header: t('change.orders'),
            align: 'end',
            cell: (row) => (
              <>
                {orders(row, number(row.orderCount))}
                <Groups row={row} />
              </>
            ),
          },
          { key: 'remedy', header: t('change.whatHappens'), cell: remedyOf },
          { key: 'effect', header: t('change.effect'), cell: (row) => <Effect row={row} /> },
        ]}
        card={(row) => ({
          title: startOf(row),
          figure: t('change.tickets', { count: row.ticketCount }),
          line2: remedyOf(row),
          line3: <Effect row={row} />,
          line3End: (
            <>
              {orders(row, t('change.orderCount', { count: row.orderCount }))} <Groups row={row} />
            </>
          ),
        })}
      />
      <TableFooter>
        {t('change.shownOf', { shown: shown.length, count: rows.length })}
        {rows.length > firstShown && !showsAll && (
          <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
            {t('change.showAll', { count: rows.length })}
          </Button>
        )}
      </TableFooter>
      {asked?.remedy && (
        <ChooseOrdersDialog
          changeId={changeId}
          timeslotId={asked.timeslotId}
          surplus={asked.surplus}
          onChoose={(orderIds) => {
            if (asked.remedy) onChoose(asked.remedy, asked.timeslotId, orderIds);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

function RemedySelect({
  label,
  row,
  options,
  onChoose,
}: {
  label: string;
  row: Row;
  options: readonly { value: string; label: string; disabled: boolean }[];
} & Pick<ConflictTableProps, 'onChoose'>) {
  const { t } = useMessages();
  return (
    <NativeSelect
      aria-label={label}
      value={row.remedy ?? ''}
      onChange={(event) => {
        const remedy = remedyNamed(event.currentTarget.value);
        if (remedy) onChoose(remedy, row.timeslotId);
      }}
      data={[...(row.remedy ? [] : [{ value: '', label: t('change.choose') }]), ...options]}
    />
  );
}

/** The group reservations of a timeslot, with the list that has them. */
function Groups({ row }: { row: Row }) {
  const { t } = useMessages();
  if (row.groupCount === 0) return null;
  return (
    <Link to={`/reservations?date=${row.date}`}>
      {t('change.groups', { count: row.groupCount, people: row.groupPeople })}
    </Link>
  );
}

/** What the remedy does, in words. */
function Effect({ row }: { row: Row }) {
  const { t, date, money } = useMessages();
  const currency = useClientFacts()?.currency ?? 'EUR';
  if (row.remedy === null) return <span className={styles.muted}>{t('change.effect.open')}</span>;
  if (row.remedy === 'cancel')
    return (
      <span className={styles.money}>
        {row.orderCount > 0 && t('change.effect.cancel', { amount: money(row.amountMinor, currency) })}{' '}
        {row.groupCount > 0 && t('change.effect.cancelGroups', { count: row.groupCount })}
      </span>
    );
  if (row.remedy === 'keep')
    return t(row.conflict === 'capacity-below-taken' ? 'change.effect.keepCrowded' : 'change.effect.keep');
  const [first, ...others] = row.moves;
  const none =
    row.unplacedCount > 0 ? (
      <span className={styles.money}>{t('change.effect.noRoom', { count: row.unplacedCount })}</span>
    ) : null;
  if (!first) return none;
  const day = first.date === row.date ? '' : `${date(first.date)} `;
  return (
    <>
      {t('change.effect.move', {
        time: `${day}${first.time}`,
        minutes: Math.abs(first.minutesLater),
        direction: first.minutesLater < 0 ? 'earlier' : 'later',
      })}
      {others.length > 0 && ` ${t('change.effect.others', { count: others.length })}`} {none}
    </>
  );
}
