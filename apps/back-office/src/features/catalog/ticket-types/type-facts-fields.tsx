import { informationIconChoices } from '@foyer/domain/catalog/information-icons.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { InformationIcon } from '@foyer/ui/states/information-icon.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { LinkableEvents } from '../ticket-type-list/ticket-types.graphql.ts';
import type { TicketTypeForm } from './ticket-type-form.ts';

const itemKinds = ['admission', 'product', 'merchandise'];

/** What it is, which event it is for, and the icon of its extra information. */
export function TypeFactsFields({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t, date } = useMessages();
  const events = useGraphqlQuery(LinkableEvents, {}).data?.events;
  const { eventId, informationIcon } = fields.getValues();
  const choices = (events ?? []).map(({ id, title, fromDate, untilDate }) => ({
    value: id,
    label: `${title} · ${fromDate === untilDate ? date(fromDate) : `${date(fromDate)} – ${date(untilDate)}`}`,
  }));
  // An archived one stays chosen until another is.
  const gone = eventId && events && !choices.some(({ value }) => value === eventId);
  return (
    <Fields row>
      <Select
        label={t('fields.itemKind')}
        data={itemKinds.map((value) => ({ value, label: t(`catalog.itemKind.${value}`) }))}
        allowDeselect={false}
        {...fields.getInputProps('itemKind')}
      />
      <Select
        label={t('catalog.type.event')}
        placeholder={t(events ? 'catalog.type.noEvent' : 'ui.loading')}
        disabled={!events}
        data={gone ? [...choices, { value: eventId, label: t('catalog.type.archivedEvent') }] : choices}
        nothingFoundMessage={t('catalog.type.noEvents')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('catalog.type.removeEvent') }}
        {...fields.getInputProps('eventId')}
      />
      <Select
        label={t('fields.informationIcon')}
        data={informationIconChoices.map((value) => ({ value, label: t(`catalog.icon.${value || 'none'}`) }))}
        leftSection={informationIcon && <InformationIcon icon={informationIcon} />}
        renderOption={({ option }) => (
          <>
            {option.value && <InformationIcon icon={option.value} />} {option.label}
          </>
        )}
        allowDeselect={false}
        {...fields.getInputProps('informationIcon')}
      />
    </Fields>
  );
}
