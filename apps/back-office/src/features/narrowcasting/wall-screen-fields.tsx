import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { wallLayouts, wallOrientations } from '@foyer/domain/narrowcasting/wall-layouts.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import type { WallScreenChoicesQuery } from '../../generated/operations.ts';
import { ColoursCard } from './colours-card.tsx';
import type { WallScreenForm } from './wall-screen-form.ts';

interface WallScreenFieldsProps {
  fields: UseFormReturnType<WallScreenForm>;
  choices: WallScreenChoicesQuery['wallScreenChoices'];
  canEdit: boolean;
}

/** What a wall screen shows, and how. */
export function WallScreenFields({ fields, choices, canEdit }: WallScreenFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      <ContentCard fields={fields} choices={choices} canEdit={canEdit} />
      <Card title={t('narrowcasting.card.products')}>
        <MultiSelect
          label={t('narrowcasting.field.products')}
          description={t('narrowcasting.field.productsHint')}
          searchable
          data={choices.products.map(named)}
          {...fields.getInputProps('productIds')}
        />
      </Card>
      <ColoursCard fields={fields} />
      <Card title={t('narrowcasting.card.footer')}>
        <Fields row>
          <TextInput
            label={t('narrowcasting.field.footerNl')}
            description={t('narrowcasting.field.footerHint')}
            maxLength={120}
            {...fields.getInputProps('footerNl')}
          />
          <TextInput
            label={t('narrowcasting.field.footerEn')}
            description={t('narrowcasting.field.footerOther')}
            maxLength={120}
            {...fields.getInputProps('footerEn')}
          />
        </Fields>
      </Card>
    </>
  );
}

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

function ContentCard({ fields, choices, canEdit }: WallScreenFieldsProps) {
  const { t } = useMessages();
  const { getInputProps } = fields;
  const languageName = useLanguageNames();
  return (
    <Card title={t('narrowcasting.card.content')}>
      <Fields>
        <Fields row>
          <TextInput label={t('narrowcasting.field.name')} maxLength={60} {...getInputProps('name')} />
          <Select
            label={t('narrowcasting.field.layout')}
            allowDeselect={false}
            data={wallLayouts.map((value) => ({ value, label: t(`narrowcasting.layout.${value}`) }))}
            {...getInputProps('layout')}
          />
        </Fields>
        <Fields row>
          <Select
            label={t('narrowcasting.field.orientation')}
            allowDeselect={false}
            data={wallOrientations.map((value) => ({
              value,
              label: t(`narrowcasting.orientation.${value}`),
            }))}
            {...getInputProps('orientation')}
          />
          <CountField
            label={t('narrowcasting.field.seconds')}
            description={t('narrowcasting.field.secondsHint')}
            min={5}
            max={300}
            readOnly={!canEdit}
            {...getInputProps('languageSeconds')}
          />
        </Fields>
        <MultiSelect
          label={t('narrowcasting.field.languages')}
          description={t('narrowcasting.field.languagesHint')}
          data={contentLanguages.map((value) => ({ value, label: languageName(value) }))}
          {...getInputProps('languages')}
        />
        <Fields row>
          <Select
            label={t('narrowcasting.field.location')}
            allowDeselect={false}
            data={[{ value: '', label: t('narrowcasting.everywhere') }, ...choices.locations.map(named)]}
            {...getInputProps('locationId')}
          />
          <Select
            label={t('narrowcasting.field.channel')}
            description={t('narrowcasting.field.channelHint')}
            allowDeselect={false}
            data={[{ value: '', label: t('narrowcasting.atDesk') }, ...choices.channels.map(named)]}
            {...getInputProps('channelId')}
          />
        </Fields>
        <Checkbox
          label={t('narrowcasting.field.showsTimeslots')}
          disabled={!canEdit}
          {...getInputProps('showsTimeslots', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('narrowcasting.field.showsEvents')}
          disabled={!canEdit}
          {...getInputProps('showsEvents', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('narrowcasting.field.showsWaiting')}
          disabled={!canEdit}
          {...getInputProps('showsWaiting', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('narrowcasting.field.showsSoldOut')}
          disabled={!canEdit}
          {...getInputProps('showsSoldOut', { type: 'checkbox' })}
        />
      </Fields>
    </Card>
  );
}

function useLanguageNames(): (code: string) => string {
  const { intlLocale } = useMessages();
  const names = new Intl.DisplayNames(intlLocale, { type: 'language' });
  return (code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(intlLocale) + name.slice(1);
  };
}
