import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { HistoryCard } from '../../../components/history/history-card.tsx';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import type { CatalogueSalesFragment } from '../../../generated/operations.ts';
import { SalesCard } from '../ticket-types/sales-card.tsx';
import type { EditedProduct } from './product-form.ts';
import styles from './product-summary.module.css';

interface ProductSummaryProps {
  product: EditedProduct;
  facts: ClientFactsOfScreen;
  sales: CatalogueSalesFragment | undefined;
}

/** Beside every tab: what it is, how today goes and what the last month brought. */
export function ProductSummary({ product, facts, sales }: ProductSummaryProps) {
  const { t, money } = useMessages();
  const prices = product.ticketGroups
    .flatMap(({ ticketTypes }) => ticketTypes)
    .filter(({ state, isChild, priceMinor }) => state === 'active' && !isChild && priceMinor > 0)
    .map(({ priceMinor }) => priceMinor);
  return (
    <>
      <Card flush>
        {product.imageUrl && (
          <ResponsiveImage
            source={product.imageUrl}
            alt=""
            widest={400}
            blurFirst
            className={styles.picture}
          />
        )}
        <div className={styles.facts}>
          <Facts
            facts={[
              { label: t('catalog.product.type'), value: t(`catalog.product.type.${product.type}`) },
              {
                label: t('catalog.product.location'),
                value: product.locations.map(({ name }) => name).join(', '),
              },
              ...product.ticketGroups.map(({ id, name }) => ({
                label: t('catalog.product.ticketGroup'),
                value: <Link to={`/tickets/${id}`}>{name}</Link>,
              })),
              {
                label: t('catalog.product.from'),
                value: prices.length > 0 ? money(Math.min(...prices), facts.currency) : '–',
              },
            ]}
          />
        </div>
      </Card>
      <TodayCard product={product} />
      <SalesCard sales={sales} currency={facts.currency} />
      <HistoryCard entity="product" id={product.id} />
    </>
  );
}

function TodayCard({ product }: { product: EditedProduct }) {
  const { today, nextTimeslot, availabilityType } = product;
  const { t, number, percent } = useMessages();
  const { takenPlaces, capacity } = today;
  if (availabilityType === 'UNLIMITED' || today.availability.state === 'none') return null;
  const label = t('catalog.today.taken', { taken: number(takenPlaces), capacity: number(capacity ?? 0) });
  return (
    <Card title={t('catalog.product.today')}>
      <p className={styles.figure}>
        <strong>{number(takenPlaces)}</strong>{' '}
        {capacity === null
          ? t('catalog.today.places', { count: takenPlaces })
          : t('catalog.today.ofPlaces', { capacity: number(capacity) })}
        {capacity ? <span>{percent(Math.round((takenPlaces / capacity) * 100) * 100)}</span> : null}
      </p>
      {capacity ? <Meter value={takenPlaces} max={capacity} label={label} tone="success" /> : null}
      {nextTimeslot && (
        <div className={styles.next}>
          <Facts
            facts={[
              {
                label: t('catalog.today.next'),
                value:
                  nextTimeslot.availability.left === null
                    ? nextTimeslot.time
                    : t('catalog.today.nextLeft', {
                        time: nextTimeslot.time,
                        left: nextTimeslot.availability.left,
                      }),
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
