import { Card } from '@foyer/ui/card.tsx';
import { DataTable } from '@foyer/ui/data-table.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { ComingDaysCard } from './coming-days-card.tsx';
import type { EditedProduct } from './product-form.ts';

/** When visitors can come: the timeslot groups that the product takes its times from, and the coming days. */
export function ProductTimes({ product }: { product: EditedProduct }) {
  const { t, date, number } = useMessages();
  const groups = product.timeslotGroups;
  return (
    <>
      {groups.length === 0 ? (
        <Notice tone="warning" links={<Link to="/timeslotgroup">{t('catalog.availability.toGroups')}</Link>}>
          {t('catalog.availability.noGroups')}
        </Notice>
      ) : (
        <>
          <Card flush title={t('catalog.availability.groups')}>
            <DataTable
              label={t('catalog.availability.groups')}
              rows={groups}
              rowKey={({ id }) => id}
              rowLink={({ id }) => `/timeslotgroup/${id}`}
              columns={[
                { key: 'name', header: t('catalog.product.name'), cell: ({ name }) => name },
                {
                  key: 'location',
                  header: t('catalog.product.location'),
                  cell: ({ location }) => location.name,
                },
                {
                  key: 'until',
                  header: t('catalog.availability.until'),
                  cell: ({ yields }) => (yields.untilDate ? date(yields.untilDate) : '—'),
                },
                {
                  key: 'count',
                  header: t('catalog.availability.timeslotsAhead'),
                  align: 'end',
                  cell: ({ yields }) => number(yields.timeslotCount),
                },
              ]}
              card={({ name, location, yields }) => ({
                title: name,
                figure: number(yields.timeslotCount),
                line2: location.name,
                line2End: yields.untilDate ? date(yields.untilDate) : '',
              })}
            />
          </Card>
          <ComingDaysCard productId={product.id} />
        </>
      )}
    </>
  );
}
