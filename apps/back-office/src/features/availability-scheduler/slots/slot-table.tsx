import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { Checkbox } from '@mantine/core';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import type { ShownSlot } from './shown-slot.ts';
import { SlotMeter } from './slot-meter.tsx';
import { isShut, stateOfSlot } from './slot-state.ts';
import { SlotStateTag } from './slot-state-tag.tsx';

interface SlotTableProps {
  slots: readonly ShownSlot[];
  address: SchedulerAddress;
  showProduct: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[]) => void;
  refetching: boolean;
}

/** Every timeslot of the day in figures. X ticks one, Enter opens it. */
export function SlotTable({ slots, address, showProduct, selected, onSelect, refetching }: SlotTableProps) {
  const { t, number } = useMessages();
  const choose = (id: string, isChosen: boolean) =>
    onSelect([...selected].filter((one) => one !== id).concat(isChosen ? id : []));
  const figure = (key: string, count: (slot: ShownSlot) => number): Column<ShownSlot> => ({
    key,
    header: t(`scheduler.column.${key}`),
    align: 'end',
    cell: (slot) => number(count(slot)),
  });
  const left = ({ state, fill }: ShownSlot) =>
    isShut(stateOfSlot({ state, fill }))
      ? '–'
      : fill.left === null || fill.left === undefined
        ? '∞'
        : number(fill.left);
  const columns: Column<ShownSlot>[] = [
    {
      key: 'chosen',
      header: t('scheduler.column.choose'),
      hiddenHeader: true,
      cell: (slot) => (
        <Checkbox
          aria-label={t('scheduler.choose', { time: slot.time, product: slot.products })}
          checked={selected.has(slot.id)}
          onChange={(event) => choose(slot.id, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'time',
      header: t('scheduler.column.time'),
      cell: ({ id, time }) => <Link to={address.pathOf({ slot: id })}>{time}</Link>,
    },
    ...(showProduct
      ? [
          {
            key: 'product',
            header: t('scheduler.column.product'),
            cell: ({ products }: ShownSlot) => products,
          },
        ]
      : []),
    { key: 'status', header: t('scheduler.column.status'), cell: (slot) => <SlotStateTag slot={slot} /> },
    { key: 'filled', header: t('scheduler.column.filled'), cell: (slot) => <SlotMeter slot={slot} /> },
    figure('sold', ({ soldCount }) => soldCount),
    figure('held', ({ heldCount }) => heldCount),
    figure('withheld', ({ withheldCount }) => withheldCount),
    figure('scanned', ({ scannedCount }) => scannedCount),
    { key: 'left', header: t('scheduler.column.left'), align: 'end', cell: left },
    {
      key: 'limit',
      header: t('scheduler.column.limit'),
      align: 'end',
      cell: ({ capacity }) => (capacity === null || capacity === undefined ? '∞' : number(capacity)),
    },
  ];
  return (
    <DataTable
      label={t('scheduler.slots')}
      columns={columns}
      rows={slots}
      rowKey={({ id }) => id}
      card={(slot) => ({ title: slot.time, line2: slot.products })}
      refetching={refetching}
    />
  );
}
