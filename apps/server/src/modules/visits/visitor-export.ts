import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { kindsOf } from '@foyer/domain/reservations/people-kinds.ts';
import { formatDate, formatTime } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ExportFile, offerExport, startExport } from '../exports/index.ts';
import { readVisitorFilter, type VisitorListInput } from './list-visitors.ts';
import { listVisitors } from './visitor.repository.ts';

const kind = { kind: 'visitors', module: 'timeslotgroup' };

/** Starts an export of the visitors that the filters leave now. */
export async function exportVisitors(
  context: RequestContext,
  input: VisitorListInput,
  format: ExportFormat,
): Promise<ExportFile> {
  context.require('timeslotgroup', 'edit');
  const filter = await context.inClient((scope) => readVisitorFilter(context.app, scope, input));
  return startExport(context, kind, { format, filter: { ...filter } });
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

offerExport({
  ...kind,
  columns: (locale) => {
    const { t } = readTranslator(locale, ['visits']);
    return ['date', 'time', 'group', 'order', 'name', 'tickets', 'heads', 'scanned'].map((column) =>
      t(`visits.column.${column}`),
    );
  },
  readRows: async (_app, scope, { filter, place, limit, locale }) => {
    const { t } = readTranslator(locale, ['visits']);
    const offset = Number(place ?? 0);
    const visitors = await listVisitors(
      scope,
      {
        timeslotGroupId: textOrNull(filter.timeslotGroupId),
        date: textOrNull(filter.date),
        from: textOrNull(filter.from),
        time: textOrNull(filter.time),
        search: textOrNull(filter.search) ?? '',
      },
      { offset, limit },
    );
    const rows = visitors.map((visitor) => [
      formatDate(visitor.date),
      formatTime(visitor.time),
      visitor.groupName,
      visitor.orderNumber,
      visitor.buyerName,
      visitor.people
        ? kindsOf(visitor.people)
            .map(({ kind: of, count }) => t(`visits.people.${of}`, { count }))
            .join(', ')
        : visitor.tickets.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
      visitor.heads,
      visitor.scannedCount,
    ]);
    return { rows, place: String(offset + rows.length) };
  },
});
