import { ContentText } from '@foyer/content-html/content-text.tsx';
import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { lazy, useState } from 'react';
import { pathOfStep } from '../app/shop-address.ts';
import { useTexts } from '../app/texts.tsx';
import type { Resource } from '../app/use-resource.ts';
import { CheckIcon, DownloadIcon } from '../components/icons.tsx';
import { Notice } from '../components/notice.tsx';
import { PriceLines } from '../components/order-summary.tsx';
import { SidePart } from '../components/page-boundary.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { isKiosk } from '../kiosk/kiosk-point.ts';
import { BackToSite } from './back-to-site.tsx';
import { CancelledTickets } from './cancelled-tickets.tsx';
import { ClosureNotice } from './closure-notice.tsx';
import { SaveFile } from './save-file.tsx';
import { TicketCard } from './ticket-card.tsx';

const ChangeNews = lazy(() => import('./change/change-news.tsx'));
const TicketNames = lazy(() => import('./ticket-names.tsx'));
const WalletActs = lazy(() => import('../wallet/wallet-acts.tsx'));
const InvoiceRow = lazy(() => import('./invoice/invoice-row.tsx'));
const PresentsCard = lazy(() => import('../presents/presents-card.tsx'));
const KioskDone = lazy(async () => ({ default: (await import('../kiosk/kiosk-foot.tsx')).KioskDone }));
const ChangeActs = lazy(() => import('./change/change-acts.tsx'));

interface CompletedOrderProps {
  secret: string;
  order: VisitorOrder;
  closure: VisitorClosure | null;
  changes: Resource<VisitorChanges>;
  reload?: () => void;
}

/** Thank you: the scannable tickets at once, then the PDF and the calendar. */
export function CompletedOrder({ secret, order, closure, changes, reload }: CompletedOrderProps) {
  const { t, date, money } = useTexts();
  const { visit, firstName, thankYou } = order;
  const [turned, setTurned] = useState(0);
  const index = Math.min(turned, Math.max(0, order.tickets.length - 1));
  const title = thankYou.heading
    ? thankYou.heading
    : visit.date
      ? t('order-page.seeYou', { day: date(visit.date, { weekday: 'long' }), name: firstName })
      : t('order-page.thanks', { name: firstName });
  return (
    <main id="main" className="content columns">
      <div className="step">
        <PageHeading
          title={title}
          documentTitle={`${title} · ${order.client.name}`}
          lead={
            <>
              {t(leadOf(order), {
                number: order.number ?? '',
                email: order.email,
              })}
              {thankYou.intro && (
                <div className="own-intro">
                  <ContentText text={thankYou.intro} className="formatted" />
                </div>
              )}
            </>
          }
          mark={
            <span className="success-mark">
              <CheckIcon size={26} />
            </span>
          }
        />
        {closure && <ClosureNotice closure={closure} name={order.firstName} />}
        {order.refund && (
          <Notice
            kind="news"
            title={t(`order-page.refund.${order.refund.reason}`, {
              amount: money(order.refund.amountMinor, order.currency),
            })}
          />
        )}
        {changes.value && (changes.value.waiting || changes.value.settled) && (
          <SidePart>
            <ChangeNews secret={secret} changes={changes.value} reload={changes.reload} />
          </SidePart>
        )}
        {order.tickets.length > 0 && <TicketCard order={order} index={index} onTurn={setTurned} />}
        {order.presents.length > 0 && (
          <SidePart awaited={<div className="bone" style={{ blockSize: 148 }} />}>
            <PresentsCard presents={order.presents} currency={order.currency} />
          </SidePart>
        )}
        <div className="order-acts">
          {isKiosk ? (
            <SidePart>
              <KioskDone />
            </SidePart>
          ) : (
            <OwnActs secret={secret} order={order} index={index} />
          )}
        </div>
        {!isKiosk && (
          <>
            {reload && order.tickets.some(({ isNameable }) => isNameable) && (
              <SidePart>
                <TicketNames order={order} secret={secret} reload={reload} />
              </SidePart>
            )}
            {order.tickets.length > 0 && (
              <SidePart awaited={<div className="bone" style={{ blockSize: 148 }} />}>
                <ChangeActs changes={changes} secret={secret} />
              </SidePart>
            )}
            <SidePart>
              <InvoiceRow secret={secret} />
            </SidePart>
          </>
        )}
        <CancelledTickets tickets={order.cancelledTickets} />
      </div>
      <aside className="aside">
        <section className="card summary">
          <h2>{t('order-page.paid')}</h2>
          <PriceLines
            lines={order.lines.map((line) => ({ ...line, id: line.ticketTypeId }))}
            feesMinor={order.totals.feesMinor}
            donationMinor={order.totals.donationMinor}
            totalMinor={order.totals.totalMinor}
            totalLabel={t('shop.payment.totalWithVat')}
            vatMinor={order.totals.vatMinor}
            currency={order.currency}
          />
          {order.byCodesMinor > 0 && (
            <dl className="price-lines">
              <div>
                <dt>{t('order-page.byCodes')}</dt>
                <dd>{money(-order.byCodesMinor, order.currency)}</dd>
              </div>
            </dl>
          )}
        </section>
      </aside>
    </main>
  );
}

interface OwnActsProps {
  secret: string;
  order: VisitorOrder;
  /** Of the ticket that is shown. */
  index: number;
}

/** What a visitor does with the tickets on a device of their own; at a kiosk they are in the mail (decision 0284). */
function OwnActs({ secret, order, index }: OwnActsProps) {
  const { t, language } = useTexts();
  return (
    <>
      <BackToSite page={order.embeddedOn} />
      {order.pdfUrl && (
        <SaveFile className="button primary" url={order.pdfUrl} secret={secret}>
          <DownloadIcon />
          {t('order-page.pdf')}
        </SaveFile>
      )}
      {order.pdfUrl && order.tickets.length > 1 && (
        <SaveFile
          className="button"
          url={`${order.pdfUrl}?ticket=${order.tickets[index]?.id}`}
          secret={secret}
        >
          {t('order-page.ticketPdf', { position: index + 1 })}
        </SaveFile>
      )}
      {order.calendarUrl && (
        <SaveFile className="button" url={order.calendarUrl} secret={secret}>
          {t('order-page.calendar')}
        </SaveFile>
      )}
      {order.wallets.length > 0 && (
        <SidePart>
          <WalletActs wallets={order.wallets} ticketId={order.tickets[index]?.id ?? ''} secret={secret} />
        </SidePart>
      )}
      {order.channelUrl !== null && (
        <a
          className="button"
          href={pathOfStep(order.client.subdomain, order.channelUrl, 'tickets', language)}
        >
          {t('order-page.buyMore')}
        </a>
      )}
    </>
  );
}

/** Where its tickets are; an order of presents or goods has none. */
function leadOf({ tickets, isMailSent }: VisitorOrder) {
  if (tickets.length === 0) return 'order-page.noTickets';
  return isMailSent ? 'order-page.sent' : 'order-page.onTheWay';
}
