import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { ComingDaysCard } from './coming-days-card.tsx';
import type { EditedProduct } from './product-form.ts';
import { timesSourcePath } from './times-source-path.ts';

type Source = EditedProduct['timesSources'][number];

/** When visitors can come: where the times come from, if it has any, and the coming days. */
export function ProductTimes({ product }: { product: EditedProduct }) {
  const { t } = useMessages();
  const sources = product.timesSources;
  if (product.availabilityType === 'UNLIMITED') return <ComingDaysCard product={product} />;
  if (sources.length > 0) {
    return (
      <>
        <TimesSources productId={product.id} sources={sources} />
        <ComingDaysCard product={product} />
      </>
    );
  }
  return (
    <Notice
      tone="warning"
      links={
        <>
          <Link to="/timeslotgroup">{t('catalog.availability.toGroups')}</Link>
          <Link to={timesSourcePath(product.id)}>{t('catalog.availability.toSchedules')}</Link>
        </>
      }
    >
      {t('catalog.availability.noTimes')}
    </Notice>
  );
}

/** Timeslot groups, or product schedules: never both for one ticket group. */
function TimesSources({ productId, sources }: { productId: string; sources: readonly Source[] }) {
  const { t, date, number } = useMessages();
  const until = ({ untilDate }: Source) => (untilDate ? date(untilDate) : '—');
  const kindOf = ({ kind }: Source) => t(`catalog.availability.source.${kind}`);
  return (
    <Card flush title={t('catalog.availability.sources')}>
      <DataTable
        label={t('catalog.availability.sources')}
        rows={sources}
        rowKey={({ id }) => id}
        rowLink={(source) => timesSourcePath(productId, source)}
        columns={[
          { key: 'name', header: t('catalog.product.name'), cell: ({ name }) => name },
          { key: 'kind', header: t('catalog.availability.kind'), cell: kindOf },
          {
            key: 'location',
            header: t('catalog.product.location'),
            cell: ({ locationName }) => locationName,
          },
          { key: 'until', header: t('catalog.availability.until'), cell: until },
          {
            key: 'count',
            header: t('catalog.availability.timeslotsAhead'),
            align: 'end',
            cell: ({ timeslotCount }) => number(timeslotCount),
          },
        ]}
        card={(source) => ({
          title: source.name,
          figure: t('catalog.availability.timeslots', { count: source.timeslotCount }),
          line2: [kindOf(source), source.locationName].join(' · '),
          line2End: source.untilDate && t('catalog.availability.untilDate', { date: date(source.untilDate) }),
        })}
      />
    </Card>
  );
}
