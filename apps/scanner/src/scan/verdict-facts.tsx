import type { GateTicket } from '@foyer/domain/scanning/gate-contract.ts';
import type { ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import { type GateMessages, useMessages } from '../app/messages.ts';
import { writtenDate } from './local-time.ts';

interface Fact {
  label: string;
  value: string;
}

/** An admitted visitor: time, order, group and language. A refused one: what a colleague needs to settle it. */
function factsOf(
  ticket: GateTicket,
  verdict: ScanVerdict,
  { t, intlLocale, language }: GateMessages,
): Fact[] {
  const timeslot = { label: t('scanner.fact.timeslot'), value: ticket.time ?? t('scanner.fact.noTimeslot') };
  const order = { label: t('scanner.fact.order'), value: ticket.orderNumber ?? t('scanner.fact.unknown') };
  if (verdict === 'valid') {
    const group = t('scanner.fact.groupIn', { inside: ticket.group.inside, size: ticket.group.size });
    return [
      timeslot,
      order,
      ticket.visitorName
        ? { label: t('scanner.fact.visitor'), value: ticket.visitorName }
        : { label: t('scanner.fact.group'), value: group },
      {
        label: t('scanner.fact.language'),
        value: ticket.language ? language(ticket.language) : t('scanner.fact.unknown'),
      },
    ];
  }
  const first =
    verdict === 'attention'
      ? {
          label: t('scanner.fact.date'),
          value: ticket.date ? writtenDate(ticket.date, intlLocale) : t('scanner.fact.anyDay'),
        }
      : { label: t('scanner.fact.ticket'), value: ticket.typeName };
  return [
    first,
    timeslot,
    order,
    ticket.visitorName
      ? { label: t('scanner.fact.visitor'), value: ticket.visitorName }
      : { label: t('scanner.fact.buyer'), value: ticket.buyer ?? t('scanner.fact.unknown') },
  ];
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
