import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import { formatDayDate } from '@foyer/i18n/format-date.ts';
import type { Translator } from '@foyer/i18n/translator.ts';

/** What a line is called in the buyer's language, and where and when the visit is. */
export function describeLine(line: InvoiceLine, t: Translator): { title: string; detail: string } {
  if (line.kind !== 'ticket') return { title: t.t(`invoice.line.${line.kind}`), detail: '' };
  const { visitDate, visitTime, locationName } = line;
  const day = visitDate ? formatDayDate(visitDate, t.intlLocale) : '';
  const when = [day && `${day.charAt(0).toUpperCase()}${day.slice(1)}`, visitTime].filter(Boolean).join(', ');
  return {
    title: [line.productName, line.ticketTypeName].filter(Boolean).join(', '),
    detail: [when, locationName].filter(Boolean).join(' · '),
  };
}
