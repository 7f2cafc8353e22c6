import { ContentText } from '@foyer/content-html/content-text.tsx';
import { isHtmlText } from '@foyer/content-html/is-html-text.ts';
import type { ChoosingStep } from '@foyer/domain/channels/step-of-ticket.ts';
import type { SalesPage, SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { dateOfPrice, priceOfType } from '../../app/visit-price.ts';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Icons come apart from the page; one that does not come is not missed. */
const InformationIcon = lazy<ComponentType<{ icon: string; size: number }>>(() =>
  import('@foyer/ui/states/information-icon.tsx').then(
    (icons) => ({ default: icons.InformationIcon }),
    () => ({ default: () => null }),
  ),
);

interface TicketGroupCardProps {
  group: SalesTicketGroup;
  step?: ChoosingStep;
  currency: string;
  /** What is charged beside the price of a ticket. */
  costs: SalesPage['costs'];
  quantities: Readonly<Record<string, number>>;
  /** The date of the museum. */
  today: string;
  /** The visit, where one is chosen already: its prices are shown. */
  date: string | null;
  /** What ticket types that cannot be bought on that date are called, by their ids. */
  labels: ReadonlyMap<string, string>;
  /** The page sells nothing else, so that a ticket's name alone says which it is. */
  isOnly: boolean;
  /** Tickets are chosen that cannot come at the same time as these. */
  isOtherVisit: boolean;
  /** How many more of a type the order takes. */
  roomFor: (type: SalesTicketGroup['ticketTypes'][number]) => number;
  onChange: (ticketTypeId: string, quantity: number) => void;
}

/** A group may stand on two steps: with its tickets, and with those that are offered besides. */
export const headingIdOf = (ticketGroupId: string, step: ChoosingStep = 'tickets') =>
  step === 'tickets' ? `group-${ticketGroupId}` : `group-${step}-${ticketGroupId}`;

/** A ticket group with its types, each with price and quantity; folded to one line while others are chosen that it cannot join. */
export function TicketGroupCard({
  group,
  step,
  currency,
  costs,
  quantities,
  today,
  date,
  labels,
  isOnly,
  isOtherVisit,
  roomFor,
  onChange,
}: TicketGroupCardProps) {
  const { t, price, money, longDateWithoutYear } = useTexts();
  const chosen = group.ticketTypes.reduce((sum, type) => sum + (quantities[type.id] ?? 0), 0);
  const roomInGroup = group.pageMaximum ? group.pageMaximum - chosen : Infinity;
  // A product without a short text shows its description at once.
  const lead = group.shortText || group.description;
  const isHtml = isHtmlText(lead);
  // the line continues after the sentence
  const line = isHtml ? '' : lead.replace(/\.$/, '');
  const duration = group.durationMinutes && t('shop.group.duration', { minutes: group.durationMinutes });
  const headingId = headingIdOf(group.id, step);
  const types = (
    <ul className="types">
      {group.ticketTypes.map((type) => {
        const quantity = quantities[type.id] ?? 0;
        const shown = priceOfType(group, type, dateOfPrice(group, type, today, date));
        const label = labels.get(type.id);
        const room = isOtherVisit
          ? 0
          : Math.min(roomFor(type), roomInGroup, (type.maxPerOrder ?? Infinity) - quantity);
        return (
          <li key={type.id}>
            <div className="type">
              <strong className="type-name">
                {type.imageUrl && (
                  <ResponsiveImage source={type.imageUrl} alt={type.imageText} width={40} height={40} />
                )}
                {type.name}
              </strong>
              <span className="type-price figures">
                {type.originalPriceMinor !== null && type.originalPriceMinor > shown.minor && (
                  <s>
                    <span className="hidden-text">{t('shop.price.before')}</span>
                    {money(type.originalPriceMinor, currency)}
                  </s>
                )}
                {shown.isFrom
                  ? t('shop.price.from', { amount: money(shown.minor, currency) })
                  : price(shown.minor, currency)}
                {costs.serviceMinor > 0 && (costs.isServiceOnFree || shown.minor > 0) && (
                  <small className="muted">
                    {t('shop.price.plusService', { amount: money(costs.serviceMinor, currency) })}
                  </small>
                )}
              </span>
              {date !== null && label !== undefined && type.statusLabel === null && (
                // Another day can be chosen: the number stays a choice.
                <small className="type-label">
                  {t(`shop.label.${label.replace(' ', '-')}`)} · {longDateWithoutYear(date)}
                </small>
              )}
              {type.description && (
                <small className="muted type-information">
                  {type.icon && (
                    <Suspense fallback={<svg width={16} height={16} aria-hidden="true" />}>
                      <InformationIcon icon={type.icon} size={16} />
                    </Suspense>
                  )}
                  <ContentText text={type.description} />
                </small>
              )}
            </div>
            {type.statusLabel ? (
              <span className="muted">{t(`shop.label.${type.statusLabel.replace(' ', '-')}`)}</span>
            ) : (
              <QuantityStepper
                name={isOnly ? type.name : `${type.name}, ${group.title}`}
                quantity={quantity}
                smallest={Math.max(1, type.minPerOrder)}
                room={room}
                onChange={(next) => onChange(type.id, next)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
  if (isOtherVisit) {
    return (
      <section className="card group" aria-labelledby={headingId}>
        <details className="group-apart">
          <summary>
            <h2 id={headingId}>{group.title}</h2>
            <span className="muted">{t('shop.group.separate')}</span>
          </summary>
          <p className="muted">{t('shop.group.otherVisit')}</p>
          {types}
        </details>
      </section>
    );
  }
  return (
    <section className="card group" aria-labelledby={headingId}>
      <div className="group-heading">
        {group.card.imageUrl && (
          <ResponsiveImage source={group.card.imageUrl} alt={group.card.imageText} width={88} height={64} />
        )}
        <div>
          <h2 id={headingId}>{group.title}</h2>
          {isHtml && <ContentText text={lead} className="muted formatted" />}
          <p className="muted">{[line, duration].filter(Boolean).join(' · ') || group.location.name}</p>
        </div>
      </div>
      {group.shortText && group.description && (
        <details className="group-more">
          <summary>{t('shop.group.more', { title: group.title })}</summary>
          <div>
            <ContentText text={group.description} className="formatted" />
          </div>
        </details>
      )}
      {types}
    </section>
  );
}
