import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { peopleKinds } from '@foyer/domain/reservations/people-kinds.ts';
import { formatReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import { formatDate, formatTime } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ExportFile, offerExport, startExport } from '../exports/index.ts';
import { openReservations } from './group-contact.ts';
import { askedOf, readReservationFilter } from './list-reservations.ts';
import { listFoundReservations } from './reservation-list.repository.ts';

const kind = { kind: 'reservations', module: 'timeslotgroup' };

/** Starts an export of the reservations that the filter leaves now. */
export async function exportReservations(
  context: RequestContext,
  typed: unknown,
  format: ExportFormat,
): Promise<ExportFile> {
  context.require('timeslotgroup', 'edit');
  return startExport(context, kind, { format, filter: { ...readReservationFilter(typed) } });
}

offerExport({
  ...kind,
  columns: (locale) => {
    const { t } = readTranslator(locale, ['reservations']);
    return [
      ...['number', 'date', 'time', 'group', 'contact', 'email', 'mobile', 'product', 'people'],
      ...peopleKinds,
      ...['status', 'state', 'note'],
    ].map((column) => t(`reservations.column.${column}`));
  },
  readRows: async (app, scope, { filter, place, limit, locale }) => {
    const { t } = readTranslator(locale, ['reservations']);
    const offset = Number(place ?? 0);
    const read = readReservationFilter(filter);
    const found = await listFoundReservations(scope, read, await askedOf(app, scope, read), {
      offset,
      limit,
    });
    const rows = (await openReservations(app, scope, found)).map((one) => [
      formatReservationNumber(one.number),
      formatDate(one.date),
      formatTime(one.time),
      one.groupName,
      one.contactName,
      one.email,
      one.mobile,
      one.productName,
      one.people,
      ...peopleKinds.map((of) => one[of]),
      t(`reservations.status.${one.status.replaceAll(' ', '-')}`),
      t(`reservations.state.${one.isOver ? 'over-capacity' : one.state}`),
      one.note,
    ]);
    return { rows, place: String(offset + rows.length) };
  },
});
