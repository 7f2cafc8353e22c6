import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { Checkbox } from '@mantine/core';
import { ColourTag } from '../../../components/days/exception-colour.tsx';
import { useWeekdaysInWords } from '../../../components/fields/weekdays-in-words.ts';
import { PublishedTag, WhatHappens } from '../changes/what-happens.tsx';
import type { ExceptionRow } from './exception-form.ts';

interface ExceptionTableProps {
  rows: readonly ExceptionRow[];
  rowLink?: (row: ExceptionRow) => string;
  /** Ticked ones, where several can be published at once. */
  chosen?: readonly string[];
  onChoose?: (id: string, chosen: boolean) => void;
}

export function ExceptionTable({ rows, rowLink, chosen = [], onChoose }: ExceptionTableProps) {
  const { t } = useMessages();
  const daysOf = useExceptionDays();
  const idOf = (row: ExceptionRow) => row.id ?? `new ${rows.indexOf(row)}`;
  const tick = (row: ExceptionRow) => (
    <Checkbox
      aria-label={t('exceptions.choose', { days: daysOf(row) })}
      checked={chosen.includes(idOf(row))}
      onChange={(event) => onChoose?.(idOf(row), event.currentTarget.checked)}
    />
  );
  return (
    <DataTable
      label={t('exceptions.title')}
      rows={rows}
      rowKey={idOf}
      rowLink={rowLink}
      columns={[
        { key: 'days', header: t('exceptions.date'), cell: daysOf },
        { key: 'note', header: t('exceptions.note'), cell: ({ note }) => <strong>{note}</strong> },
        {
          key: 'what',
          header: t('exceptions.whatHappens'),
          cell: (row) => <WhatHappens exception={row} />,
        },
        {
          key: 'colour',
          header: t('exceptions.colour'),
          cell: ({ colour }) => <ColourTag colour={colour} />,
        },
        {
          key: 'state',
          header: t('exceptions.state'),
          cell: ({ published }) => <PublishedTag published={published} />,
        },
        ...(onChoose
          ? [{ key: 'choose', header: t('exceptions.chooseColumn'), hiddenHeader: true, cell: tick }]
          : []),
      ]}
      card={(row) => ({
        title: row.note || daysOf(row),
        line2: daysOf(row),
        line2End: <PublishedTag published={row.published} />,
        line3: <WhatHappens exception={row} />,
      })}
    />
  );
}

/** '25-12-2026', '25-12-2026 – 26-12-2026', 'Mon–Wed, 01-12-2026 – 31-12-2026'. */
export function useExceptionDays(): (row: ExceptionRow) => string {
  const { date } = useMessages();
  const weekdaysInWords = useWeekdaysInWords();
  return ({ kind, from, until, weekdays }) => {
    const days = from === until ? date(from) : `${date(from)} – ${date(until)}`;
    return kind === 'date' ? days : `${weekdaysInWords(weekdays)}, ${days}`;
  };
}
