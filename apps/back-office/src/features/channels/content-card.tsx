import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect, Textarea } from '@mantine/core';
import type { TicketstreetFieldsProps } from './ticketstreet-fields.ts';
import type { TicketGroupChoice } from './ticketstreet-form.ts';
import { useLanguageName } from './use-language-name.ts';

interface ContentCardProps extends TicketstreetFieldsProps {
  ticketGroups: readonly TicketGroupChoice[];
}

/** What the page sells, in the order of choosing, and what it says above that. */
export function ContentCard({ fields, ticketGroups, canEdit }: ContentCardProps) {
  const { t } = useMessages();
  const languageName = useLanguageName();
  const { languages, ticketGroupIds, defaultLanguage } = fields.getValues();
  const choices = ticketGroups.filter(
    (group) => group.state !== 'archived' || ticketGroupIds.includes(group.id),
  );
  return (
    <Card title={t('channels.edit.content')}>
      <Fields>
        <MultiSelect
          label={t('channels.field.ticketGroups')}
          description={t('channels.field.ticketGroupsHint')}
          data={choices.map(({ id, name, product }) => ({
            value: id,
            label: name === product.name ? name : `${name} · ${product.name}`,
          }))}
          searchable
          hidePickedOptions
          disabled={!canEdit}
          {...fields.getInputProps('ticketGroupIds')}
        />
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t('channels.field.intro', { language: languageName(language) })}
            description={language === defaultLanguage ? t('channels.field.introDefault') : undefined}
            lang={language}
            autosize
            minRows={2}
            disabled={!canEdit}
            {...fields.getInputProps(`texts.ticketsIntro.${language}`)}
            value={fields.getValues().texts.ticketsIntro?.[language] ?? ''}
          />
        ))}
      </Fields>
    </Card>
  );
}
