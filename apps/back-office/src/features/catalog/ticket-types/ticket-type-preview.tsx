import { readPrice } from '@foyer/domain/catalog/read-price.ts';
import { Card } from '@foyer/ui/card.tsx';
import { InformationIcon } from '@foyer/ui/states/information-icon.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import type { TicketTypeForm } from './ticket-type-form.ts';
import styles from './ticket-type-preview.module.css';

interface TicketTypePreviewProps {
  form: TicketTypeForm;
  facts: ClientFactsOfScreen;
}

/** The row as visitors read it on the sales page, following each keystroke. */
export function TicketTypePreview({ form, facts }: TicketTypePreviewProps) {
  const { t, money } = useMessages();
  const shown = form.descriptions.find(({ name }) => name.trim() !== '');
  const price = readPrice(form.price);
  const original = readPrice(form.originalPrice);
  const isLower = original.ok && price.ok && original.value > price.value;
  const priceText = price.ok
    ? price.value === 0
      ? t('catalog.preview.free')
      : money(price.value, facts.currency)
    : '–';
  return (
    <Card title={t('catalog.preview.title')}>
      <div className={styles.row}>
        <span className={styles.texts}>
          <strong>{shown?.name || t('catalog.preview.noName')}</strong>
          {shown?.extraInformation && (
            <span className={styles.extra}>
              {form.informationIcon && <InformationIcon icon={form.informationIcon} />}
              {shown.extraInformation}
            </span>
          )}
        </span>
        <span className={styles.prices}>
          {isLower && <s>{money(original.value, facts.currency)}</s>}
          <strong>{priceText}</strong>
        </span>
      </div>
    </Card>
  );
}
