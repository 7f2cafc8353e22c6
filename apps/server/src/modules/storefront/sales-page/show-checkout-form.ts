import type { Channel } from '@foyer/domain/channels/channel.ts';
import { type ChannelTextKey, channelText } from '@foyer/domain/channels/channel-texts.ts';
import type { DetailKind } from '@foyer/domain/channels/detail-kinds.ts';
import type { CheckoutForm } from '@foyer/domain/storefront/checkout-form.ts';
import { customChoicesOf } from '@foyer/domain/storefront/details/rules-of-channel.ts';
import { termsHashOf } from './terms-of-channel.ts';

const textOfKind: Partial<Record<DetailKind, ChannelTextKey>> = {
  newsletter: 'detailsNewsletter',
  'secondary-newsletter': 'detailsSecondaryNewsletter',
  'additional-opt-in': 'detailsAdditionalOptIn',
  'custom-field': 'detailsCustomField',
};

/** What the steps of a channel ask once there are places. */
export function showCheckoutForm(channel: Channel, language: string, country: string): CheckoutForm {
  const { details, donation } = channel.salesFlow;
  return {
    details: {
      fields: details.fields.map(({ kind, isRequired }) => {
        const key = textOfKind[kind];
        return { kind, isRequired, text: key ? channelText(channel, key, language) : '' };
      }),
      customChoices: customChoicesOf(channel, language),
      ticketNames: details.ticketNames,
      ticketNameGroupIds: details.ticketNameGroupIds,
      country,
    },
    donation: { isOn: donation.isOn, choice: donation.choice, amountsMinor: donation.amountsMinor },
    termsHash: termsHashOf(channel, language),
  };
}
