import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { erringLanguages } from '../../../components/fields/erring-languages.ts';
import { LanguageTabs } from '../../../components/fields/language-tabs.tsx';
import { SectionCard } from '../section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { hasErrors } from './ticket-type-sections.ts';
import { TypeFactsFields } from './type-facts-fields.tsx';

/** The name and the text of the information icon, per language; one language at least. */
export function DescriptionsCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t } = useMessages();
  const { descriptions } = fields.getValues();
  const [chosen, setChosen] = useState(descriptions[0]?.language ?? '');
  const index = Math.max(
    0,
    descriptions.findIndex(({ language }) => language === chosen),
  );
  return (
    <SectionCard
      id="descriptions"
      title={t('catalog.type.section.descriptions')}
      error={fields.errors.descriptions}
      failed={hasErrors(fields.errors, 'descriptions')}
    >
      <Fields>
        <LanguageTabs
          languages={descriptions.map(({ language }) => language)}
          chosen={chosen}
          onChoose={setChosen}
          isComplete={(wanted) =>
            descriptions.some(({ language, name }) => language === wanted && name.trim().length > 1)
          }
          erring={erringLanguages(fields.errors, 'descriptions', descriptions)}
        />
        <Fields row>
          <TextInput
            label={t('catalog.type.description')}
            description={t('catalog.content.counter', {
              count: descriptions[index]?.name.length ?? 0,
              maximum: 100,
            })}
            lang={chosen}
            {...fields.getInputProps(`descriptions.${index}.name`)}
          />
          <TextInput
            label={t('fields.extraInformation')}
            description={t('catalog.type.extraInformationHint')}
            lang={chosen}
            {...fields.getInputProps(`descriptions.${index}.extraInformation`)}
          />
        </Fields>
        <TypeFactsFields fields={fields} />
      </Fields>
    </SectionCard>
  );
}
