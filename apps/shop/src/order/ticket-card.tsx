import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { lazy } from 'react';
import { useTexts } from '../app/texts.tsx';
import { ChevronIcon } from '../components/icons.tsx';
import { reloadPage, SidePart } from '../components/page-boundary.tsx';
import { ResponsiveImage } from '../components/responsive-image.tsx';

const TicketCode = lazy(() => import('./ticket-code.tsx'));

interface TicketCardProps {
  order: VisitorOrder;
  /** Which of its tickets is shown, from 0. */
  index: number;
  onTurn: (index: number) => void;
}

/** One valid ticket at a time, as it is shown at the gate, with previous and next. */
export function TicketCard({ order, index, onTurn }: TicketCardProps) {
  const { t, date } = useTexts();
  const { timeslot, visit, tickets } = order;
  const ticket = tickets[index];
  if (!ticket) return null;
  const position = { position: index + 1, count: tickets.length };
  const own = ticket.visit;
  const location = timeslot?.location ?? visit.location;
  return (
    <section className="card ticket" aria-label={t('order-page.ticket.position', position)}>
      {order.imageUrl && (
        <ResponsiveImage className="picture" source={order.imageUrl} alt="" width={640} height={220} />
      )}
      <div className="ticket-visit">
        <div>
          <h2>{visit.ticketGroupTitle || ticket.typeName}</h2>
          {location && (
            <p className="muted">
              {[location.name, location.address, location.town].filter(Boolean).join(', ')}
            </p>
          )}
        </div>
        {own !== null && (
          <dl className="ticket-when">
            <div>
              <dt>{t('order-page.ticket.date')}</dt>
              <dd>{date(own.date, { weekday: 'short', day: 'numeric', month: 'short' })}</dd>
            </div>
            {own.time !== null && (
              <div>
                <dt>{t('order-page.ticket.time')}</dt>
                <dd className="figures">{own.time}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
      <div className="ticket-fold" aria-hidden="true" />
      <div className="ticket-code">
        <SidePart
          awaited={<div className="qr" />}
          instead={
            <button type="button" className="button" onClick={reloadPage}>
              {t('shop.retry')}
            </button>
          }
        >
          <TicketCode code={ticket.code} bars={ticket.bars} label={t('order-page.ticket.code', position)} />
        </SidePart>
        <div className="ticket-facts">
          <p aria-live="polite">
            <span className="muted">{t('order-page.ticket.position', position)}</span>
            <strong>{ticket.typeName}</strong>
            {ticket.visitorName && <span>{ticket.visitorName}</span>}
            {ticket.number && (
              <span className="muted ticket-number">{formatTicketNumber(ticket.number)}</span>
            )}
            {ticket.scannedAt !== null && <span className="tag">{t('order-page.ticket.scanned')}</span>}
          </p>
          {tickets.length > 1 && (
            <div className="ticket-turn">
              <TurnButton
                label={t('order-page.ticket.previous')}
                back
                disabled={index === 0}
                onPress={() => onTurn(index - 1)}
              />
              <span className="figures" aria-hidden="true">
                {index + 1} / {tickets.length}
              </span>
              <TurnButton
                label={t('order-page.ticket.next')}
                disabled={index + 1 === tickets.length}
                onPress={() => onTurn(index + 1)}
              />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function TurnButton(props: { label: string; back?: boolean; disabled: boolean; onPress: () => void }) {
  const { label, back = false, disabled, onPress } = props;
  return (
    <button
      type="button"
      className="button square"
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <ChevronIcon back={back} />
      <span className="hidden-text">{label}</span>
    </button>
  );
}
