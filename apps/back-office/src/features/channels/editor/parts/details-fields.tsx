import { type DetailKind, detailKinds } from '@foyer/domain/channels/detail-kinds.ts';
import { customFieldKinds, ticketNameChoices } from '@foyer/domain/channels/sales-flow.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, MultiSelect, Select } from '@mantine/core';
import { useWasRefused } from '../../../../components/edit-page/failed-try.ts';
import styles from '../content-step.module.css';
import { type PartFieldsProps, valuesOf } from '../editor-fields.ts';
import { factsOfPart } from '../flow-parts.ts';
import { SortableList } from '../sortable-list.tsx';
import { isSwitchedDetail } from '../state-of-part.ts';
import { TextFields } from '../text-fields.tsx';

const textOfKind: Partial<Record<DetailKind, string>> = {
  newsletter: 'detailsNewsletter',
  'secondary-newsletter': 'detailsSecondaryNewsletter',
  'additional-opt-in': 'detailsAdditionalOptIn',
  'custom-field': 'detailsCustomField',
};

const textsOfQuestions = [...Object.values(textOfKind), 'detailsCustomChoices'];

/** What is asked of a buyer, in its order; names for each ticket; the texts that a question needs. */
export function DetailsFields({ fields, data, language, onLanguage }: PartFieldsProps) {
  const { t } = useMessages();
  const { ticketGroupIds, salesFlow } = valuesOf(fields);
  const { details } = salesFlow;
  const asked = details.fields.map(({ kind }) => kind);
  const set = (kinds: readonly string[], required?: { kind: string; isRequired: boolean }) =>
    fields.setFieldValue(
      'salesFlow.details.fields',
      kinds.map((kind) => ({
        kind: kind as DetailKind,
        isRequired:
          required?.kind === kind
            ? required.isRequired
            : (details.fields.find((one) => one.kind === kind)?.isRequired ?? false),
      })),
    );
  const nameOf = (kind: string) => t(`ticketstreet.detail.${kind as DetailKind}`);
  const left = detailKinds.filter((kind) => !asked.includes(kind));
  const hasChoices = asked.includes('custom-field') && details.customFieldKind === 'choice';
  const wasRefused = useWasRefused();
  const keys = [
    ...asked.flatMap((kind) => textOfKind[kind] ?? []),
    ...(hasChoices ? ['detailsCustomChoices'] : []),
    // A text stays when its question is taken away, and may be wrong.
    ...textsOfQuestions.filter((key) => wasRefused(`texts.${key}`)),
  ];
  const groups = data.ticketGroups.filter(({ id }) => ticketGroupIds.includes(id));
  const { getInputProps } = fields;
  return (
    <>
      <div data-field="salesFlow.details">
        <div className={styles.groupHead}>{t('ticketstreet.details.fields')}</div>
        <SortableList
          label={t('ticketstreet.details.fields')}
          items={details.fields.map(({ kind, isRequired }) => ({
            id: kind,
            name: nameOf(kind),
            isFixed: kind === 'email',
            end: !isSwitchedDetail(kind) && (
              <Checkbox
                label={t('ticketstreet.details.required')}
                aria-label={t('ticketstreet.details.requiredOf', { name: nameOf(kind) })}
                checked={isRequired}
                // Left out where it is not disabled: a reader's page disables all of them.
                {...(kind === 'email' && { disabled: true })}
                onChange={({ currentTarget: { checked } }) => set(asked, { kind, isRequired: checked })}
              />
            ),
          }))}
          error={fields.errors['salesFlow.details.fields']}
          onChange={(kinds) => set(kinds)}
        />
        {left.length > 0 && (
          <Select
            mt={8}
            aria-label={t('ticketstreet.details.add')}
            placeholder={t('ticketstreet.details.add')}
            searchable
            data={left.map((value) => ({ value, label: nameOf(value) }))}
            value={null}
            onChange={(kind) => kind && set([...asked, kind])}
          />
        )}
      </div>
      {asked.includes('custom-field') && (
        <Select
          label={t('ticketstreet.details.customKind')}
          data={customFieldKinds.map((value) => ({
            value,
            label: t(`ticketstreet.details.customKind.${value}`),
          }))}
          allowDeselect={false}
          {...getInputProps('salesFlow.details.customFieldKind')}
        />
      )}
      {keys.length > 0 && (
        <TextFields
          fields={fields}
          part="details"
          keys={factsOfPart.details.texts.filter((key) => keys.includes(key))}
          language={language}
          onLanguage={onLanguage}
        />
      )}
      <Select
        label={t('ticketstreet.details.ticketNames')}
        data={ticketNameChoices.map((value) => ({
          value,
          label: t(`ticketstreet.details.ticketNames.${value}`),
        }))}
        allowDeselect={false}
        {...getInputProps('salesFlow.details.ticketNames')}
      />
      {(details.ticketNames !== 'off' || wasRefused('salesFlow.details.ticketNameGroupIds')) && (
        <MultiSelect
          label={t('ticketstreet.details.nameGroups')}
          description={t('ticketstreet.details.nameGroupsHint')}
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...getInputProps('salesFlow.details.ticketNameGroupIds')}
        />
      )}
    </>
  );
}
