import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { addressForms, buyerRestrictions } from '@foyer/domain/channels/sales-flow.ts';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Group, MultiSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { useWasRefused } from '../../../components/edit-page/failed-try.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { PopupDataRow } from '../popup-data/popup-data-row.tsx';
import { useLanguageName } from '../use-language-name.ts';
import { type EditorData, type EditorFieldsProps, valuesOf } from './editor-fields.ts';
import { FieldRow, FieldRows } from './field-row.tsx';
import { HoldCapacityRow } from './hold-capacity-row.tsx';
import { PaymentMethodsRow } from './payment-methods-row.tsx';

/** Name, address, languages, when the page is open, what it keeps back, who may buy and how is paid. */
export function SettingsStep({ fields, data }: EditorFieldsProps & { data: EditorData }) {
  const { t } = useMessages();
  const languageName = useLanguageName();
  const { languages, startDate, endDate, salesFlow } = valuesOf(fields);
  const { getInputProps } = fields;
  const { who } = salesFlow.restrictions;
  // What was typed for another choice is kept, and may be wrong.
  const wasRefused = useWasRefused();
  const named = (codes: readonly string[]) => codes.map((value) => ({ value, label: languageName(value) }));
  return (
    <FieldRows>
      <FieldRow label={t('channels.field.title')}>
        <TextInput aria-label={t('channels.field.title')} {...getInputProps('title')} />
      </FieldRow>
      <FieldRow label={t('channels.field.url')} hint={t('channels.field.urlHint')}>
        <TextInput aria-label={t('channels.field.url')} {...getInputProps('url')} />
        <Group gap="sm">
          <span>{data.street.pageUrl}</span>
          <CopyButton
            text={data.street.pageUrl}
            label={t('channels.page.copy')}
            copiedLabel={t('channels.page.copied')}
          />
        </Group>
      </FieldRow>
      <FieldRow label={t('channels.field.languages')} hint={t('ticketstreet.languages.hint')}>
        <MultiSelect
          aria-label={t('channels.field.languages')}
          data={named(contentLanguages)}
          searchable
          hidePickedOptions
          {...getInputProps('languages')}
        />
        <Fields row>
          <Select
            label={t('channels.field.defaultLanguage')}
            data={named(languages)}
            allowDeselect={false}
            {...getInputProps('defaultLanguage')}
          />
          <Select
            label={t('ticketstreet.addressForm')}
            data={addressForms.map((value) => ({ value, label: t(`ticketstreet.addressForm.${value}`) }))}
            allowDeselect={false}
            {...getInputProps('salesFlow.addressForm')}
          />
        </Fields>
      </FieldRow>
      <FieldRow label={t('channels.field.published')}>
        <Fields row>
          <DateField
            label={t('channels.field.startDate')}
            past="allowed"
            description={t('channels.field.startDateHint')}
            clearable
            {...getInputProps('startDate')}
            value={startDate}
          />
          <DateField
            label={t('channels.field.endDate')}
            past="warned"
            description={t('channels.field.endDateHint')}
            clearable
            {...getInputProps('endDate')}
            value={endDate}
          />
        </Fields>
      </FieldRow>
      <HoldCapacityRow fields={fields} />
      <PaymentMethodsRow fields={fields} offered={data.offeredMethods} />
      <FieldRow label={t('ticketstreet.restrictions')} hint={t('ticketstreet.restrictions.hint')}>
        <Select
          aria-label={t('ticketstreet.restrictions')}
          data={buyerRestrictions.map((value) => ({ value, label: t(`ticketstreet.restrictions.${value}`) }))}
          allowDeselect={false}
          {...getInputProps('salesFlow.restrictions.who')}
        />
        {(who === 'code' || wasRefused('salesFlow.restrictions.codes')) && (
          <TagsInput
            label={t('ticketstreet.restrictions.codes')}
            description={t('ticketstreet.restrictions.codesHint')}
            {...getInputProps('salesFlow.restrictions.codes')}
          />
        )}
        {(who === 'code' || wasRefused('salesFlow.restrictions.mostUsesPerCode')) && (
          <CountField
            label={t('ticketstreet.restrictions.uses')}
            description={t('ticketstreet.restrictions.usesHint')}
            min={1}
            max={100_000}
            {...getInputProps('salesFlow.restrictions.mostUsesPerCode')}
          />
        )}
        {(who === 'email-domain' || wasRefused('salesFlow.restrictions.emailDomains')) && (
          <TagsInput
            label={t('ticketstreet.restrictions.domains')}
            description={t('ticketstreet.restrictions.domainsHint')}
            {...getInputProps('salesFlow.restrictions.emailDomains')}
          />
        )}
        <CountField
          label={t('ticketstreet.restrictions.perEmail')}
          description={t('ticketstreet.restrictions.perEmailHint')}
          min={1}
          max={500}
          {...getInputProps('salesFlow.restrictions.mostTicketsPerEmail')}
        />
      </FieldRow>
      <FieldRow label={t('ticketstreet.giftTickets')} hint={t('ticketstreet.giftTickets.hint')}>
        <Switch
          label={t('ticketstreet.giftTickets.on')}
          {...getInputProps('salesFlow.options.giftTickets', { type: 'checkbox' })}
        />
      </FieldRow>
      <FieldRow label={t('ticketstreet.waitingList')} hint={t('ticketstreet.waitingList.hint')}>
        <Switch
          label={t('ticketstreet.waitingList.on')}
          {...getInputProps('salesFlow.waitingList', { type: 'checkbox' })}
        />
      </FieldRow>
      <FieldRow label={t('ticketstreet.sms')} hint={t('ticketstreet.sms.hint')}>
        <Switch
          label={t('ticketstreet.sms.on')}
          {...getInputProps('salesFlow.smsVerification', { type: 'checkbox' })}
        />
      </FieldRow>
      <PopupDataRow fields={fields} channelId={data.street.id} />
    </FieldRows>
  );
}
