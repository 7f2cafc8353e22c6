import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { readStyleNonce } from '@foyer/ui/theme/style-nonce.ts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { VisitorsToPrintQuery } from '../../generated/operations.ts';
import styles from './printed-visitors.module.css';
import { useVisitorWords } from './use-visitor-words.ts';

type Printed = VisitorsToPrintQuery['visitorsToPrint'][number];

/** What is sold after printing is written on these. */
const emptyLines = ['first', 'second', 'third', 'fourth'];

interface PrintedVisitorsProps {
  visitors: readonly Printed[];
  onPrinted: () => void;
}

/**
 * The visitor list on paper (design, visitor-list-print): the whole list, timeslot by timeslot, surname first, with a box
 * to tick and lines for what is sold afterwards. It is there while it is printed.
 */
export function PrintedVisitors({ visitors, onPrinted }: PrintedVisitorsProps) {
  const { t, number, dateTime, intlLocale } = useMessages();
  const facts = useClientFacts();
  useEffect(() => {
    const paper = document.createElement('style');
    paper.nonce = readStyleNonce();
    paper.textContent = pageStyle({
      foot: t('visits.print.personal'),
      page: t('visits.print.page'),
      of: t('visits.print.of'),
    });
    document.head.append(paper);
    document.documentElement.dataset.printing = 'visitors';
    window.addEventListener('afterprint', onPrinted, { once: true });
    // After the list is drawn.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
      delete document.documentElement.dataset.printing;
      paper.remove();
    };
  }, [t, onPrinted]);
  const days = [...Map.groupBy(visitors, ({ date }) => date)];
  const places = [...new Set(visitors.map(({ locationName }) => locationName))];
  const heads = visitors.reduce((sum, one) => sum + one.heads, 0);
  return createPortal(
    <div className={styles.paper} data-printed-visitors="">
      <p className={styles.head}>
        <strong>{[facts?.name, places.length === 1 ? places[0] : ''].filter(Boolean).join(', ')}</strong>
        <span>{t('ui.printed', { at: dateTime(Date.now()) })}</span>
      </p>
      {days.map(([date, ofDay]) => (
        <section key={date} className={styles.day}>
          <h2 className={styles.title}>
            {t('visits.print.title', { date: formatLongDate(date, intlLocale) })}
          </h2>
          {[...Map.groupBy(ofDay, ({ time, groupName }) => `${time} ${groupName}`)].map(([key, some]) => (
            <TimeslotOnPaper key={key} visitors={some} />
          ))}
        </section>
      ))}
      <p className={styles.total}>
        <strong>{t('visits.print.total', { count: number(heads), people: heads })}</strong>
        <span>{t('visits.print.soldLater')}</span>
      </p>
      {emptyLines.map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>,
    document.body,
  );
}

function TimeslotOnPaper({ visitors }: { visitors: readonly Printed[] }) {
  const { t, number } = useMessages();
  const { ticketsOf } = useVisitorWords();
  const [first] = visitors;
  if (!first) return null;
  const { time, groupName, timeslotLimit } = first;
  const heads = visitors.reduce((sum, one) => sum + one.heads, 0);
  const places = visitors.reduce((sum, one) => sum + one.places, 0);
  const orders = visitors.filter(({ orderId }) => orderId !== null).length;
  const groups = visitors.length - orders;
  const facts = [
    `${groupName}, ${time}`,
    timeslotLimit === null
      ? t('visits.print.people', { count: number(heads), people: heads })
      : t('visits.print.places', { count: number(places), limit: number(timeslotLimit) }),
    orders > 0 && t('visits.print.orders', { count: orders }),
    groups > 0 && t('visits.print.groups', { count: groups }),
  ].filter(Boolean);
  return (
    <section className={styles.timeslot}>
      <h3 className={styles.facts}>{facts.join(' · ')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('visits.print.in')}</th>
            <th scope="col">{t('visits.column.name')}</th>
            <th scope="col">{t('visits.print.peopleHead')}</th>
            <th scope="col">{t('visits.print.ticketsHead')}</th>
            <th scope="col">{t('visits.column.order')}</th>
            <th scope="col">{t('visits.print.note')}</th>
          </tr>
        </thead>
        <tbody>
          {visitors.map((visitor) => (
            <tr key={visitor.id}>
              <td>
                <span className={styles.box} aria-hidden="true" />
              </td>
              <th scope="row">
                {visitor.listedName || t('visits.list.unnamed')}
                {visitor.contactName && <small>{visitor.contactName}</small>}
              </th>
              <td>{number(visitor.heads)}</td>
              <td>{ticketsOf(visitor)}</td>
              <td>{visitor.orderNumber}</td>
              <td>{visitor.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
const quoted = (text: string) => `"${text.replaceAll(/["\\\n]/g, '')}"`;

/** The margins of each page, for as long as the list is printed. */
const pageStyle = ({ foot, page, of }: { foot: string; page: string; of: string }) => `@page {
  size: A4; margin: 16mm 14mm 18mm;
  @bottom-left { content: ${quoted(foot)}; font-size: 9pt; }
  @bottom-right { content: ${quoted(page)} " " counter(page) " " ${quoted(of)} " " counter(pages); font-size: 9pt; }
}`;
