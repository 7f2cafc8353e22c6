import { monthOf } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { Card } from '@foyer/ui/card.tsx';
import { LoadingShape } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import heat from '../../../components/days/heat.module.css';
import { heatOf } from '../../../components/days/heat.ts';
import { HeatLegend } from '../../../components/days/heat-legend.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { BesideWhy } from '../../../components/why/beside-why.tsx';
import { useWhyAsked } from '../../../components/why/why-asked.ts';
import type { ProductDaysQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ProductDays } from '../catalog.graphql.ts';
import styles from './coming-days-card.module.css';
import type { EditedProduct } from './product-form.ts';

type Day = ProductDaysQuery['product']['comingDays'][number];

/** Six weeks of days as staff or a channel sells them: the places left or a word; colour only confirms. */
export function ComingDaysCard({ product }: { product: Pick<EditedProduct, 'id' | 'channels'> }) {
  const { t } = useMessages();
  const productId = product.id;
  const { channelId } = useWhyAsked();
  const query = useGraphqlQuery(ProductDays, { id: productId, channelId }, { keepPrevious: true });
  return (
    <BesideWhy productId={productId}>
      <Card title={t('catalog.days.title')} actions={<HeatLegend />}>
        <QueryView
          query={query}
          failed={t('catalog.days.failed')}
          loading={<DaysToCome hasChannels={product.channels.length > 0} />}
        >
          {({ product }) => (
            <>
              <SeenBy channels={product.channels.map(({ channel }) => channel)} />
              <Weekdays first={product.comingDays[0]?.date} />
              <ol className={styles.days}>
                {product.comingDays.map((day, index) => (
                  <DayCell key={day.date} day={day} before={product.comingDays[index - 1]} />
                ))}
              </ol>
            </>
          )}
        </QueryView>
      </Card>
    </BesideWhy>
  );
}

const shownDays = Array.from({ length: 42 }, (_, index) => `day ${index}`);

/** The room of the days and, where it is sold in a channel, of the choice above them. */
function DaysToCome({ hasChannels }: { hasChannels: boolean }) {
  const { t } = useMessages();
  return (
    <LoadingShape>
      {hasChannels && <NativeSelect className={styles.seenBy} label={t('catalog.days.seenBy')} data={[]} />}
      <Weekdays first={undefined} />
      <ol className={styles.days}>
        {shownDays.map((day) => (
          <li key={day} className={styles.day} />
        ))}
      </ol>
    </LoadingShape>
  );
}

/** What weekday each column is; a screen reader hears it with each day. */
function Weekdays({ first }: { first: string | undefined }) {
  const weekdayName = useWeekdayName();
  const start = first ? weekdayOf(first) : 1;
  return (
    <div className={styles.days} aria-hidden="true">
      {shownDays.slice(0, 14).map((day, index) => (
        <span key={day} className={styles.weekday}>
          {weekdayName(((start - 1 + index) % 7) + 1, 'short')}
        </span>
      ))}
    </div>
  );
}

/** Buyer: staff, or a channel that sells the product. "Why?" is asked for the same one. */
function SeenBy({ channels }: { channels: readonly { id: string; title: string }[] }) {
  const { t } = useMessages();
  const asked = useWhyAsked();
  if (channels.length === 0) return null;
  return (
    <NativeSelect
      className={styles.seenBy}
      label={t('catalog.days.seenBy')}
      value={asked.channelId ?? ''}
      data={[
        { value: '', label: t('catalog.days.staff') },
        ...channels.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(event) => asked.ask({ whyChannel: event.currentTarget.value || undefined })}
    />
  );
}

function DayCell({ day, before }: { day: Day; before: Day | undefined }) {
  const { t, number, longDate, intlLocale } = useMessages();
  const asked = useWhyAsked();
  const isAsked = asked.why === day.date;
  const { state, left } = day.availability;
  const isNewMonth = !before || monthOf(before.date) !== monthOf(day.date);
  const label = new Intl.DateTimeFormat(intlLocale, {
    day: 'numeric',
    timeZone: 'UTC',
    ...(isNewMonth ? { month: 'short' } : {}),
  }).format(new Date(`${day.date}T00:00:00Z`));
  const word = t(`availability.${state.replace(' ', '-')}`);
  const isPlain = state === 'none' || state === 'closed';
  const shown = isPlain ? '' : left === null ? '∞' : left === 0 ? word : number(left);
  return (
    <li>
      <button
        type="button"
        className={clsx(styles.day, heat[heatOf(day.look)])}
        data-why={day.date}
        aria-expanded={isAsked}
        onClick={() => (isAsked ? asked.close() : asked.ask({ why: day.date, whyTime: undefined }))}
      >
        <span aria-hidden="true">{label}</span>
        <strong aria-hidden="true">{shown}</strong>
        <VisuallyHidden>
          {longDate(day.date)}: {word}
          {left ? `, ${t('availability.left', { count: left })}` : ''}. {t('availability.why')}
        </VisuallyHidden>
      </button>
    </li>
  );
}
