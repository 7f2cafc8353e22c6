import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { SectionCard } from '../section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { accountingTexts, hasErrors } from './ticket-type-sections.ts';

interface AccountingCardProps {
  fields: UseFormReturnType<TicketTypeForm>;
  /** The article code where none is given; a new type has none yet. */
  number?: number;
}

/** Under which names its sales go to the bookkeeping. */
export function AccountingCard({ fields, number }: AccountingCardProps) {
  const { t } = useMessages();
  const numberInstead = {
    description: t('catalog.type.articleCodeHint'),
    placeholder: number === undefined ? undefined : String(number),
  };
  return (
    <SectionCard
      id="accounting"
      title={t('catalog.type.section.accounting')}
      failed={hasErrors(fields.errors, 'accounting')}
    >
      <Fields row>
        {accountingTexts.map((name) => (
          <TextInput
            key={name}
            label={t(`fields.${name}`)}
            {...(name === 'articleCode' && numberInstead)}
            {...fields.getInputProps(name)}
          />
        ))}
      </Fields>
    </SectionCard>
  );
}
