import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { readScanLogInput, type scanLogInput } from '@foyer/domain/scanning/scan-log-input.ts';
import { formatDate, formatTime, localDateTime } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/request-context.ts';
import { type ExportFile, offerExport, startExport } from '../../exports/index.ts';
import { nameScans, readScanLogFilter, readScanLogPlace, scanLogCursor } from './list-scan-log.ts';
import { listScans } from './scan-log.repository.ts';

const kind = { kind: 'scan-log', module: 'ticketscannen' };

/** Starts a file of what the filters leave now; "today" stays this day while it is made. */
export async function exportScanLog(
  context: RequestContext,
  input: z.input<typeof scanLogInput>,
  format: ExportFormat,
): Promise<ExportFile> {
  context.require('ticketscannen', 'edit');
  const filter = await context.inClient((scope) =>
    readScanLogFilter(scope, readScanLogInput(input), context.app.clock()),
  );
  return startExport(context, kind, { format, filter: { ...filter } });
}

const columns = [
  'date',
  'at',
  'verdict',
  'ticket',
  'timeslot',
  'order',
  'buyer',
  'location',
  'gate',
  'direction',
  'way',
] as const;

offerExport({
  ...kind,
  columns: (locale) => {
    const { t } = readTranslator(locale, ['scanning']);
    return columns.map((column) => t(`scanning.log.${column}`));
  },
  readRows: async (_app, scope, { filter, locale, place, limit }) => {
    const { t } = readTranslator(locale, ['scanning']);
    const date = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
    const stretch = { after: readScanLogPlace(place ?? undefined), before: null, limit, isInverted: false };
    const stored = { ...filter, from: date(filter.from), before: date(filter.before) };
    const scans = await nameScans(scope, await listScans(scope, stored, stretch), locale.slice(0, 2));
    const last = scans.at(-1);
    return {
      rows: scans.map((scan) => {
        const { date: day, time } = localDateTime(scan.at, scan.timeZone);
        const reason = t(`scanning.reason.${scan.reason}`);
        return [
          formatDate(day),
          formatTime(time),
          scan.wasLetIn
            ? t('scanning.log.letIn', { reason })
            : scan.people > 1
              ? t('scanning.log.people', { reason, count: scan.people })
              : reason,
          scan.ticketTypeName ? `${scan.ticketTypeName}, ${scan.productName}` : scan.code,
          [scan.visitDate && formatDate(scan.visitDate), scan.visitTime].filter(Boolean).join(' '),
          scan.orderNumber,
          scan.buyerName,
          scan.locationName,
          scan.deviceName,
          t(scan.direction === 'in' ? 'scanning.log.in' : 'scanning.log.out'),
          t(`scanning.way.${scan.way}`),
        ];
      }),
      place: last ? scanLogCursor(last) : place,
    };
  },
});
