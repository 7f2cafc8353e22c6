import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import { useTexts } from '../../app/texts.tsx';
import { useShortVisit } from './change-price.tsx';

interface ChooseTicketsProps {
  tickets: VisitorChanges['tickets'];
  chosen: readonly string[];
  onChoose: (ticketIds: string[]) => void;
  /** Why one cannot be chosen. */
  refusalOf?: (ticket: VisitorChanges['tickets'][number]) => string | null;
}

/** Some tickets of an order, or all at once. */
export function ChooseTickets({ tickets, chosen, onChoose, refusalOf = () => null }: ChooseTicketsProps) {
  const { t } = useTexts();
  const short = useShortVisit();
  const able = tickets.filter((ticket) => refusalOf(ticket) === null).map(({ id }) => id);
  const areAll = able.length > 0 && able.every((id) => chosen.includes(id));
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="closure-choices change-tickets">
      <legend className="hidden-text">{t('order-change.tickets')}</legend>
      {able.length > 1 && (
        <label>
          <input type="checkbox" checked={areAll} onChange={() => onChoose(areAll ? [] : able)} />
          <strong>{t('order-change.allTickets')}</strong>
          <small>{t('shop.ticketCount', { count: able.length })}</small>
        </label>
      )}
      {tickets.map((ticket, index) => {
        const refusal = refusalOf(ticket);
        return (
          <label key={ticket.id}>
            <input
              type="checkbox"
              checked={chosen.includes(ticket.id)}
              disabled={refusal !== null}
              onChange={() => toggle(ticket.id)}
            />
            <strong>
              {ticket.typeName}
              <span className="hidden-text">
                {' '}
                {t('order-page.ticket.position', { position: index + 1, count: tickets.length })}
              </span>
            </strong>
            <small>{refusal ?? (ticket.visit ? short(ticket.visit) : t('shop.visit.anyDay'))}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
