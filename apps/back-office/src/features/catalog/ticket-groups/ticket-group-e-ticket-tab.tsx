import { longestETicketText } from '@foyer/domain/catalog/e-ticket-length.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { erringLanguages } from '../../../components/fields/erring-languages.ts';
import { LanguageTabs } from '../../../components/fields/language-tabs.tsx';
import { PictureCard } from '../../../components/picture/picture-card.tsx';
import type { EditedTicketGroup, TicketGroupForm } from './ticket-group-form.ts';
import { TicketGroupDetails } from './ticket-groups.graphql.ts';

interface TicketGroupETicketTabProps {
  group: EditedTicketGroup;
  fields: UseFormReturnType<TicketGroupForm>;
}

/** What the e-ticket of a group shows: its banner, and a text per language. */
export function TicketGroupETicketTab({ group, fields }: TicketGroupETicketTabProps) {
  const { t } = useMessages();
  const { eTicketTexts } = fields.getValues();
  const [chosen, setChosen] = useState(eTicketTexts[0]?.language ?? '');
  const index = Math.max(
    0,
    eTicketTexts.findIndex(({ language }) => language === chosen),
  );
  return (
    <>
      <Card title={t('catalog.eTicket.text')}>
        <Fields>
          <LanguageTabs
            languages={eTicketTexts.map(({ language }) => language)}
            chosen={chosen}
            onChoose={setChosen}
            isComplete={(wanted) =>
              eTicketTexts.some(({ language, text }) => language === wanted && text.trim() !== '')
            }
            erring={erringLanguages(fields.errors, 'eTicketTexts', eTicketTexts)}
          />
          <Textarea
            label={t('catalog.eTicket.textOf')}
            description={t('catalog.content.counter', {
              count: eTicketTexts[index]?.text.length ?? 0,
              maximum: longestETicketText,
            })}
            lang={chosen}
            rows={6}
            {...fields.getInputProps(`eTicketTexts.${index}.text`)}
          />
        </Fields>
      </Card>
      <PictureCard
        purpose="eTicketBanner"
        ownerId={group.id}
        title={t('catalog.ticketPicture.group')}
        name={group.name}
        refetch={[TicketGroupDetails]}
      />
    </>
  );
}
