import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LanguageTabs } from '../../../components/fields/language-tabs.tsx';
import type { TicketstreetFieldsProps } from '../ticketstreet-fields.ts';
import type { TicketGroupChoice } from '../ticketstreet-form.ts';
import { webshopTexts } from './webshop-form.ts';

interface WebshopContentCardProps extends TicketstreetFieldsProps {
  ticketGroups: readonly TicketGroupChoice[];
}

/** What the webshop sells, in the order of its list, and what it says in each language. */
export function WebshopContentCard({ fields, ticketGroups, canEdit }: WebshopContentCardProps) {
  const { t } = useMessages();
  const { languages, defaultLanguage, ticketGroupIds, texts } = fields.getValues();
  const ordered = [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)];
  const [chosen, setChosen] = useState<string>(defaultLanguage);
  const language = ordered.find((one) => one === chosen) ?? defaultLanguage;
  const choices = ticketGroups.filter(({ state, id }) => state !== 'archived' || ticketGroupIds.includes(id));
  const text = (key: (typeof webshopTexts)[number]) => ({
    lang: language,
    disabled: !canEdit,
    ...fields.getInputProps(`texts.${key}.${language}`),
    value: texts[key]?.[language] ?? '',
  });
  return (
    <>
      <Card title={t('webshop.content.sells')}>
        <MultiSelect
          label={t('channels.field.ticketGroups')}
          description={t('webshop.content.groupsHint')}
          data={choices.map(({ id, name, product }) => ({
            value: id,
            label: name === product.name ? name : `${name} · ${product.name}`,
          }))}
          searchable
          hidePickedOptions
          disabled={!canEdit}
          {...fields.getInputProps('ticketGroupIds')}
        />
      </Card>
      <Card title={t('webshop.content.texts')}>
        <Fields>
          <LanguageTabs
            languages={ordered}
            chosen={language}
            onChoose={setChosen}
            isComplete={(one) =>
              webshopTexts.every((key) => !texts[key]?.[defaultLanguage] || texts[key]?.[one])
            }
            erring={ordered.filter((one) => webshopTexts.some((key) => fields.errors[`texts.${key}.${one}`]))}
          />
          <TextInput
            key={`heading ${language}`}
            label={t('webshop.content.heading')}
            description={t('webshop.content.headingHint')}
            {...text('ticketsHeading')}
          />
          <Textarea
            key={`intro ${language}`}
            label={t('webshop.content.intro')}
            autosize
            minRows={2}
            {...text('ticketsIntro')}
          />
          <Textarea
            key={`terms ${language}`}
            label={t('webshop.content.terms')}
            autosize
            minRows={4}
            {...text('termsText')}
          />
        </Fields>
      </Card>
    </>
  );
}
