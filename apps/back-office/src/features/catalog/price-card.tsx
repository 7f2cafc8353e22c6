import { useMessages } from '@foyer/ui/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import styles from './field-grid.module.css';
import { SectionCard } from './section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { hasErrors } from './ticket-type-sections.ts';

/** Rates of the Netherlands, the United Kingdom and South Africa; a type's own one is added where it lacks. */
const vatRates = ['0', '600', '900', '1500', '2000', '2100'];

export function PriceCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t, percent } = useMessages();
  const own = fields.getValues().vatBasisPoints;
  const rates = vatRates.includes(own) ? vatRates : [...vatRates, own];
  return (
    <SectionCard
      id="price"
      title={t('catalog.type.section.price')}
      failed={hasErrors(fields.errors, 'price')}
    >
      <div className={styles.four}>
        <TextInput label={t('catalog.type.price')} inputMode="decimal" {...fields.getInputProps('price')} />
        <TextInput
          label={t('catalog.type.originalPrice')}
          description={t('catalog.type.originalPriceHint')}
          inputMode="decimal"
          {...fields.getInputProps('originalPrice')}
        />
        <Select
          label={t('catalog.types.vat')}
          data={rates.map((rate) => ({ value: rate, label: percent(Number(rate)) }))}
          allowDeselect={false}
          {...fields.getInputProps('vatBasisPoints')}
        />
        <TextInput label={t('catalog.type.pluCode')} {...fields.getInputProps('pluCode')} />
      </div>
    </SectionCard>
  );
}
