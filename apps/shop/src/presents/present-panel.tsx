import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { GiftWish } from '@foyer/domain/gifts/gift.ts';
import { checkGift, mostDaysAhead, parseGifts, readGift } from '@foyer/domain/gifts/gift-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { Messages } from '@foyer/i18n/translator.ts';
import { useEffect } from 'react';
import { addTextFiles, checkoutParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { ChoiceField } from '../steps/details/fields/choice-field.tsx';
import { describedBy, FieldFrame } from '../steps/details/fields/field-frame.tsx';
import type { DetailsForm } from '../steps/details/use-details-form.ts';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/present-form.json', {
    import: 'default',
  }),
);

const longestMessage = 200;

interface PresentPanelProps {
  presents: Cart['presents'];
  form: DetailsForm;
  today: string;
}

/** Who the presents of an order are for, what they say, and where and when they are sent. */
export default function PresentPanel(props: PresentPanelProps) {
  const { language, otherForms } = useTexts();
  return (
    <TextsProvider language={language} otherForms={otherForms} parts={[...checkoutParts, 'present-form']}>
      <Presents {...props} />
    </TextsProvider>
  );
}

function Presents({ presents, form, today }: PresentPanelProps) {
  const { checkAlso } = form;
  useEffect(() => checkAlso((typed) => parseGifts(typed.gifts, presents, today).refusals));
  return presents.flatMap(({ key, name, count }) =>
    Array.from({ length: count }, (_, place) => {
      const id = `gifts.${key}.${place}`;
      return (
        <PresentFields
          key={id}
          id={id}
          title={count > 1 ? `${name} ${place + 1}` : name}
          gift={form.giftOf(key, place)}
          today={today}
          errors={form.errors}
          onChange={(changes) => form.changeGift(key, place, changes)}
          onLeave={(field) => {
            const gift = form.giftOf(key, place);
            const code = gift[field] ? checkGift(readGift(gift), today)[field] : undefined;
            form.setError(`${id}.${field}`, code);
          }}
        />
      );
    }),
  );
}

interface PresentFieldsProps {
  id: string;
  title: string;
  gift: Partial<GiftWish>;
  today: string;
  errors: DetailsForm['errors'];
  onChange: (changes: Partial<GiftWish>) => void;
  onLeave: (field: keyof GiftWish) => void;
}

function PresentFields({ id, title, gift, today, errors, onChange, onLeave }: PresentFieldsProps) {
  const { t } = useTexts();
  const frame = (field: keyof GiftWish, isRequired = false) => {
    return {
      id: `${id}.${field}`,
      label: t(`present-form.${field}`),
      errorCode: errors[`${id}.${field}`],
      isRequired,
    };
  };
  const text = (field: 'recipientName' | 'fromName' | 'recipientEmail') => {
    const one = frame(field, field === 'recipientEmail');
    return (
      <FieldFrame {...one}>
        <input
          id={one.id}
          type={field === 'recipientEmail' ? 'email' : 'text'}
          autoComplete="off"
          required={one.isRequired}
          value={gift[field] ?? ''}
          {...describedBy(one)}
          onChange={(event) => onChange({ [field]: event.target.value })}
          onBlur={() => onLeave(field)}
        />
      </FieldFrame>
    );
  };
  const message = gift.message ?? '';
  const left = longestMessage - [...message].length;
  const ofMessage = { ...frame('message'), hint: t('present-form.left', { count: Math.max(0, left) }) };
  const ofDay = { ...frame('sendOn'), hint: t('present-form.sendOnHint') };
  const sendTo = gift.sendTo ?? 'buyer';
  return (
    <fieldset className="panel">
      <legend className="hidden-text">{title}</legend>
      <div className="panel-heading" aria-hidden="true">
        <span>
          {title}
          <small>{t('present-form.lead')}</small>
        </span>
      </div>
      <div className="panel-body fields">
        {text('recipientName')}
        {text('fromName')}
        <FieldFrame {...ofMessage}>
          <textarea
            id={ofMessage.id}
            rows={3}
            value={message}
            {...describedBy(ofMessage)}
            onChange={(event) => onChange({ message: event.target.value })}
            onBlur={() => onLeave('message')}
          />
        </FieldFrame>
        <ChoiceField
          {...frame('sendTo', true)}
          value={sendTo}
          options={(['buyer', 'recipient'] as const).map((value) => ({
            value,
            label: t(`present-form.${value}`),
          }))}
          onChange={(value) => onChange({ sendTo: value === 'recipient' ? 'recipient' : 'buyer' })}
        />
        {sendTo === 'recipient' && text('recipientEmail')}
        <FieldFrame {...ofDay}>
          <input
            id={ofDay.id}
            type="date"
            min={today}
            max={addDays(today, mostDaysAhead)}
            value={gift.sendOn ?? ''}
            {...describedBy(ofDay)}
            onChange={(event) => onChange({ sendOn: event.target.value || null })}
            onBlur={() => onLeave('sendOn')}
          />
        </FieldFrame>
      </div>
    </fieldset>
  );
}
