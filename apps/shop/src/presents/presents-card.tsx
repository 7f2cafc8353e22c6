import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import type { Messages } from '@foyer/i18n/translator.ts';
import { addTextFiles, orderParts, TextsProvider, useTexts } from '../app/texts.tsx';

// Named here, so that the order's page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/order-presents.json', {
    import: 'default',
  }),
);

interface PresentsCardProps {
  presents: VisitorOrder['presents'];
  currency: string;
}

/** The presents of an order: who gets them, and whether they are sent. */
export default function PresentsCard(props: PresentsCardProps) {
  const { language, otherForms } = useTexts();
  return (
    <TextsProvider language={language} otherForms={otherForms} parts={[...orderParts, 'order-presents']}>
      <Presents {...props} />
    </TextsProvider>
  );
}

function Presents({ presents, currency }: PresentsCardProps) {
  const { t, money, longDate } = useTexts();
  return (
    <section className="card form">
      <h2>{t('order-presents.title')}</h2>
      <ul className="plain-list">
        {presents.map(({ id, kind, amountMinor, name, email, sendOn, isSent, isOver, isUsed, path }) => (
          <li key={id}>
            <strong>
              {t(`order-presents.${kind}`, { value: money(amountMinor, currency), name: name || 'none' })}
            </strong>
            <br />
            <span className="muted">
              {isOver || isUsed
                ? t(isOver ? 'order-presents.over' : 'order-presents.used')
                : sendOn === null
                  ? t('order-presents.kept')
                  : t(isSent ? 'order-presents.sent' : 'order-presents.willBeSent', {
                      email,
                      day: longDate(sendOn),
                    })}
            </span>
            {path && (
              <>
                <br />
                <a className="link" href={path}>
                  {t('order-presents.open')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
