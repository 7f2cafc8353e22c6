import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect } from '@mantine/core';
import { type PartFieldsProps, valuesOf } from '../editor-fields.ts';

/** Ticket types that are offered besides what was chosen; at least one while the step is on. */
export function UpsellFields({ fields, data, language }: PartFieldsProps) {
  const { t } = useMessages();
  const { ticketGroupIds, defaultLanguage } = valuesOf(fields);
  const types = data.ticketGroups
    .filter(({ id }) => ticketGroupIds.includes(id))
    .flatMap((group) =>
      group.ticketTypes.map(({ id, descriptions }) => {
        const names = Object.fromEntries(descriptions.map(({ language, name }) => [language, name]));
        return { value: id, label: `${chooseText(names, language, defaultLanguage)} · ${group.name}` };
      }),
    );
  return (
    <MultiSelect
      label={t('ticketstreet.upsell.types')}
      description={t('ticketstreet.upsell.typesHint')}
      data={types}
      searchable
      hidePickedOptions
      {...fields.getInputProps('salesFlow.upsell.ticketTypeIds')}
    />
  );
}
