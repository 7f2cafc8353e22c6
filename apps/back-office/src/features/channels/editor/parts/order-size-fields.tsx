import { findLowerLimit } from '@foyer/domain/channels/order-size.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { CountField } from '../../../../components/fields/count-field.tsx';
import { useErrorText } from '../../../../components/use-error-text.ts';
import { type PartFieldsProps, valuesOf } from '../editor-fields.ts';

/** How many tickets an order may have here; more than one of its groups allows is said while it is typed. */
export function OrderSizeFields({ fields, data }: PartFieldsProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const { ticketGroupIds, maxTickets } = valuesOf(fields);
  const groups = data.ticketGroups.filter(({ id }) => ticketGroupIds.includes(id));
  const lower = findLowerLimit(groups, maxTickets);
  const { getInputProps } = fields;
  const most = getInputProps('maxTickets');
  return (
    <Fields row>
      <CountField label={t('channels.field.minTickets')} min={1} max={500} {...getInputProps('minTickets')} />
      <CountField
        label={t('channels.field.maxTickets')}
        min={1}
        max={500}
        {...most}
        error={most.error ?? (lower && errorText({ code: 'channel-maximum-above-limit', params: lower }))}
      />
    </Fields>
  );
}
