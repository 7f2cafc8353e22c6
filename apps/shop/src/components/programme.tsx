import type { SalesEvent } from '@foyer/domain/storefront/sales-page.ts';
import { useTexts } from '../app/texts.tsx';

/** What is on: the events and exhibitions that the museum publishes here, with their places where it shows them. */
export function Programme({ events }: { events: readonly SalesEvent[] }) {
  const { t } = useTexts();
  if (events.length === 0) return null;
  return (
    <section className="card programme" aria-label={t('shop.programme.title')}>
      <h2>{t('shop.programme.title')}</h2>
      <ul>
        {events.map((event) => (
          <ProgrammeLine key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function ProgrammeLine({ event: { title, from, until, time, availability } }: { event: SalesEvent }) {
  const { t, longDateWithoutYear } = useTexts();
  const first = longDateWithoutYear(from);
  const day = from === until ? first : `${first} – ${longDateWithoutYear(until)}`;
  const when = time === null ? day : `${day}, ${time}`;
  return (
    <li>
      <strong>{title}</strong>
      <span className="muted">{when}</span>
      {availability && <small>{placesText(availability, t)}</small>}
    </li>
  );
}

function placesText(
  { state, left }: NonNullable<SalesEvent['availability']>,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (state === 'sold out') return t('shop.day.soldOut');
  if (state === 'full') return t('shop.day.full');
  if (state === 'closed' || state === 'none') return t('shop.day.closed');
  return left === null ? t('shop.programme.available') : t('shop.programme.left', { left });
}
