import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { ComingDaysCard } from './coming-days-card.tsx';
import type { EditedProduct } from './product-form.ts';
import { ScheduleCard } from './schedule/schedule-card.tsx';
import { timesSourcePath } from './times-source-path.ts';

/** When visitors can come: where the times come from, if it has any, and the coming days. */
export function ProductTimes({ product }: { product: EditedProduct }) {
  const { t } = useMessages();
  const sources = product.timesSources;
  if (product.availabilityType === 'UNLIMITED') return <ComingDaysCard product={product} />;
  if (sources.length > 0) {
    return (
      <>
        <ScheduleCard productId={product.id} sources={sources} />
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
