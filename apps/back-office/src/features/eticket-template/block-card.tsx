import {
  eTicketBannerHeights,
  eTicketCodeMm,
  eTicketCodePlaces,
  eTicketCodeTypes,
  eTicketPlaces,
  eTicketVisitFields,
  longestBlockName,
} from '@foyer/domain/tickets/eticket-template/eticket-blocks.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Group, Select, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import { BlockTexts } from './block-texts.tsx';
import type { ETicketForm } from './eticket-template-form.ts';
import { useBlockWords } from './use-block-words.ts';

interface BlockCardProps {
  fields: UseFormReturnType<ETicketForm>;
  canEdit: boolean;
  index: number;
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
}

/** How the chosen block is drawn. */
export function BlockCard({ fields, canEdit, index, ...ofTexts }: BlockCardProps) {
  const { t } = useMessages();
  const { nameOf } = useBlockWords();
  const { getInputProps } = fields;
  const block = fields.getValues().blocks[index];
  if (!block) return null;
  const choices = (
    group: 'logoPlace' | 'bannerHeight' | 'codeType' | 'codePlace',
    values: readonly string[],
  ) => values.map((value) => ({ value, label: t(`eticket-template.${group}.${value}`) }));
  const isReadOnly = !canEdit;
  return (
    <Card title={nameOf(block)}>
      <Fields>
        {block.kind === 'logo' && (
          <>
            <Select
              label={t('eticket-template.field.place')}
              data={choices('logoPlace', eTicketPlaces)}
              allowDeselect={false}
              readOnly={isReadOnly}
              {...getInputProps('logoPlace')}
            />
            <Text size="sm">
              <Link to="/logo-aanpassen">{t('eticket-template.toLogo')}</Link>
            </Text>
          </>
        )}
        {block.kind === 'banner' && (
          <>
            <Select
              label={t('eticket-template.field.height')}
              data={choices('bannerHeight', eTicketBannerHeights)}
              allowDeselect={false}
              readOnly={isReadOnly}
              {...getInputProps('bannerHeight')}
            />
            <Text size="sm">{t('eticket-template.bannerHint')}</Text>
            <Text size="sm">
              <Link to="/tickettekst-aanpassen">{t('eticket-template.toBanner')}</Link>
            </Text>
          </>
        )}
        {block.kind === 'visit' && (
          <Checkbox.Group
            label={t('eticket-template.field.visitFields')}
            readOnly={isReadOnly}
            {...getInputProps('visitFields')}
          >
            <Group mt="xs">
              {eTicketVisitFields.map((value) => (
                <Checkbox
                  key={value}
                  value={value}
                  disabled={isReadOnly}
                  label={t(`eticket-template.visitField.${value}`)}
                />
              ))}
            </Group>
          </Checkbox.Group>
        )}
        {block.kind === 'code' && (
          <>
            <Select
              label={t('eticket-template.field.codeType')}
              data={choices('codeType', eTicketCodeTypes)}
              allowDeselect={false}
              readOnly={isReadOnly}
              {...getInputProps('codeType')}
            />
            <CountField
              label={t('eticket-template.field.codeSizeMm')}
              description={t('eticket-template.sizeHint')}
              rightSection={<span>mm</span>}
              min={eTicketCodeMm.minimum}
              max={eTicketCodeMm.maximum}
              readOnly={isReadOnly}
              {...getInputProps('codeSizeMm')}
            />
            <Select
              label={t('eticket-template.field.place')}
              data={choices('codePlace', eTicketCodePlaces)}
              allowDeselect={false}
              readOnly={isReadOnly}
              {...getInputProps('codePlace')}
            />
            <Checkbox
              label={t('eticket-template.field.codeHasNumber')}
              disabled={isReadOnly}
              {...getInputProps('codeHasNumber', { type: 'checkbox' })}
            />
          </>
        )}
        {block.kind === 'own' && (
          <TextInput
            label={t('eticket-template.field.name')}
            description={t('eticket-template.nameHint')}
            maxLength={longestBlockName}
            readOnly={isReadOnly}
            {...getInputProps(`blocks.${index}.name`)}
          />
        )}
        {(block.kind === 'own' || block.kind === 'text') && (
          <BlockTexts key={index} {...{ fields, index, isReadOnly }} {...ofTexts} />
        )}
        {block.kind === 'contact' && <Text size="sm">{t('eticket-template.contactHint')}</Text>}
      </Fields>
    </Card>
  );
}
