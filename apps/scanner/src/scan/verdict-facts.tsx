import type { GateTicket } from '@foyer/domain/scanning/gate-contract.ts';
import type { ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import { type GateMessages, useMessages } from '../app/messages.ts';
import { writtenDate } from './local-time.ts';

interface Fact {
  label: string;
  value: string;
}

/**
 * An admitted visitor: time, order, group and language. A refused one: what a colleague needs to settle it. A device without a
 * connection knows no names and no languages: what it cannot say is left out.
 */
function factsOf(
  ticket: GateTicket,
  verdict: ScanVerdict,
  { t, intlLocale, language }: GateMessages,
): Fact[] {
  const fact = (label: string, value: string | null | undefined): Fact[] =>
    value ? [{ label: t(`scanner.fact.${label}`), value }] : [];
  const timeslot = fact('timeslot', ticket.time ?? t('scanner.fact.noTimeslot'));
  const order = fact('order', ticket.orderNumber);
  const visitor = fact('visitor', ticket.visitorName);
  if (verdict === 'valid') {
    const { inside, size } = ticket.group;
    // An order of audio guides only has no people.
    const group = fact('group', size > 0 ? t('scanner.fact.groupIn', { inside, size }) : null);
    const spoken = fact('language', ticket.language && language(ticket.language));
    return [...timeslot, ...order, ...(visitor.length > 0 ? visitor : group), ...spoken];
  }
  const first =
    verdict === 'attention'
      ? fact('date', ticket.date ? writtenDate(ticket.date, intlLocale) : t('scanner.fact.anyDay'))
      : fact('ticket', ticket.typeName);
  const who = visitor.length > 0 ? visitor : fact('buyer', ticket.buyer);
  return [...first, ...timeslot, ...order, ...who];
}

export function VerdictFacts({ ticket, verdict }: { ticket: GateTicket; verdict: ScanVerdict }) {
  const messages = useMessages();
  return (
    <dl className="facts">
      {factsOf(ticket, verdict, messages).map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
