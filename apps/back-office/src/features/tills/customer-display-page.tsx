import type { Translator } from '@foyer/i18n/translator.ts';
import { MessagesProvider, useMessages } from '@foyer/ui/states/messages.tsx';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type DisplayedSale, followDesk } from '../../components/tills/customer-display.ts';
import { useOwnTill } from '../../components/tills/use-own-till.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import styles from './customer-display.module.css';
import { DisplayLogo } from './display-logo.tsx';
import { loadDisplayWords } from './display-words.ts';

/**
 * The second window of a desk, for the customer: it has no controls and follows the sale of this browser at once; between sales
 * it shows logo and opening hours (design: `customer-display`).
 */
export default function CustomerDisplayPage() {
  const facts = useClientFacts();
  const [sale, setSale] = useState<DisplayedSale | null>(null);
  const [words, setWords] = useState<Translator>();
  const language = sale?.language ?? facts?.contentLanguages[0];
  useEffect(() => followDesk(setSale), []);
  useEffect(() => {
    let isShown = true;
    if (language) {
      void loadDisplayWords(language).then((loaded) => {
        if (isShown && loaded) setWords(loaded);
      });
    }
    return () => {
      isShown = false;
    };
  }, [language]);
  useDocumentTitle(facts?.name ?? 'Foyer');
  if (!words) return <main className={styles.display} />;
  return (
    <MessagesProvider translator={words} timeZone={facts?.timeZone ?? 'UTC'}>
      <main className={styles.display} lang={language}>
        {sale ? <ShownSale sale={sale} /> : <BetweenSales />}
      </main>
    </MessagesProvider>
  );
}

function ShownSale({ sale }: { sale: DisplayedSale }) {
  const { t, money, longDate } = useMessages();
  const { title, visit, lines, extras, totalMinor, currency, payment } = sale;
  const amount = (minor: number) => money(minor, currency);
  return (
    <>
      <section className={styles.lines}>
        <DisplayLogo />
        <h1>{title}</h1>
        {visit && (
          <p className={styles.visit}>{[longDate(visit.date), visit.time].filter(Boolean).join(' · ')}</p>
        )}
        <ul>
          {lines.map(({ id, quantity, name, amountMinor }) => (
            <li key={id}>
              <strong>{quantity}</strong>
              <span>{name}</span>
              <span>{amountMinor === 0 ? t('customer-display.free') : amount(amountMinor)}</span>
            </li>
          ))}
          {extras.map(({ id, kind, amountMinor }) => (
            <li key={id}>
              <strong />
              <span>{t(`customer-display.${kind}`)}</span>
              <span>{amount(amountMinor)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.foot}>{t('customer-display.vat')}</p>
      </section>
      <section className={styles.sums} aria-live="polite">
        <p className={styles.label}>{t('customer-display.total')}</p>
        <p className={styles.total}>{amount(totalMinor)}</p>
        {payment && (
          <>
            <p className={styles.received}>
              <span>{t(`customer-display.${payment.means}`)}</span>
              <strong>{amount(payment.receivedMinor)}</strong>
            </p>
            {payment.changeMinor > 0 && (
              <div className={styles.change}>
                <p>{t('customer-display.change')}</p>
                <strong>{amount(payment.changeMinor)}</strong>
              </div>
            )}
            <p>{t('customer-display.thanks')}</p>
          </>
        )}
      </section>
    </>
  );
}

/** The logo, and when the location of the till is open today. */
function BetweenSales() {
  const { t } = useMessages();
  const { till } = useOwnTill();
  const hours = till?.hoursToday;
  const opening = hours ? t('customer-display.open', { ...hours }) : t('customer-display.closed');
  return (
    <section className={styles.between}>
      <DisplayLogo large />
      <h1>{t('customer-display.welcome')}</h1>
      {till && <p className={styles.hours}>{opening}</p>}
    </section>
  );
}
