import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { HistoryCard } from '../../../components/history/history-card.tsx';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import type { CatalogueSalesFragment } from '../../../generated/operations.ts';
import styles from '../products/product-summary.module.css';
import { timesSourcePath } from '../products/times-source-path.ts';
import { SalesCard } from '../ticket-types/sales-card.tsx';
import type { EditedTicketGroup } from './ticket-group-form.ts';

interface TicketGroupSummaryProps {
  group: EditedTicketGroup;
  currency: string;
  sales: CatalogueSalesFragment | undefined;
  /** The tab of emails is open: its own card has the name of this one. */
  besideEmails: boolean;
}

export function TicketGroupSummary({ group, currency, sales, besideEmails }: TicketGroupSummaryProps) {
  const { t, date } = useMessages();
  const { product, availableFrom, availableUntil, lookaheadDays, cutOffMinutes, pageMaximum } = group;
  const picture = group.eTicketBannerUrl ?? product.imageUrl;
  return (
    <>
      <Card flush>
        {picture && (
          <ResponsiveImage source={picture} alt="" widest={400} blurFirst className={styles.picture} />
        )}
        <div className={styles.facts}>
          <Facts
            facts={[
              {
                label: t('catalog.group.product'),
                value: <Link to={`/products/edit/${product.id}`}>{product.name}</Link>,
              },
              {
                label: t('catalog.group.available'),
                value:
                  availableFrom || availableUntil
                    ? `${availableFrom ? date(availableFrom) : ''} – ${availableUntil ? date(availableUntil) : ''}`
                    : t('catalog.groups.always'),
              },
              { label: t('catalog.group.kind'), value: t(`catalog.kind.${group.kind.replaceAll(' ', '-')}`) },
              {
                label: t('catalog.group.looksAhead'),
                value:
                  lookaheadDays === null
                    ? t('catalog.types.noLimit')
                    : t('catalog.group.days', { count: lookaheadDays }),
              },
              {
                label: t('catalog.group.salesStop'),
                value:
                  cutOffMinutes === 0
                    ? t('catalog.group.atStart')
                    : t('catalog.group.minutesBefore', { minutes: cutOffMinutes }),
              },
              ...product.timesSources.map((source) => ({
                label: t(`catalog.availability.source.${source.kind}`),
                value: <Link to={timesSourcePath(product.id, source)}>{source.name}</Link>,
              })),
              {
                label: t('catalog.group.pageMaximum'),
                value: pageMaximum === 0 ? t('catalog.types.noLimit') : pageMaximum,
              },
            ]}
          />
        </div>
      </Card>
      <Card title={t(besideEmails ? 'catalog.tab.emails' : 'catalog.mails.previsitMail')}>
        <p className={styles.mail}>{mailText(group, t)}</p>
        <Link to={`/tickets/${group.id}?tab=emails`}>{t('catalog.mails.edit')}</Link>
      </Card>
      <SalesCard sales={sales} currency={currency} />
      <HistoryCard entity="ticket-group" id={group.id} />
    </>
  );
}

function mailText(
  { mailsBlocked, previsitMail: { on, days, at } }: EditedTicketGroup,
  t: ReturnType<typeof useMessages>['t'],
): string {
  if (mailsBlocked) return t('catalog.mails.blockedOn');
  return on ? t('catalog.mails.before', { count: days ?? 0, at: at ?? '' }) : t('catalog.mails.none');
}
