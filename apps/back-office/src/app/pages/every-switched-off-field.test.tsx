import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { expect, test } from 'vitest';
import { ProductChannelsTab } from '../../features/catalog/products/product-channels-tab.tsx';
import type { EditedProduct, ProductForm } from '../../features/catalog/products/product-form.ts';
import type { EditorData } from '../../features/channels/editor/editor-fields.ts';
import { HoldCapacityRow } from '../../features/channels/editor/hold-capacity-row.tsx';
import { DetailsFields } from '../../features/channels/editor/parts/details-fields.tsx';
import { DonationFields } from '../../features/channels/editor/parts/donation-fields.tsx';
import { SettingsStep } from '../../features/channels/editor/settings-step.tsx';
import { HoldCapacityCard } from '../../features/channels/hold-capacity-card.tsx';
import { newTicketstreet, type TicketstreetForm } from '../../features/channels/ticketstreet-form.ts';
import { drawnForm } from './drawn-forms.tsx';

type Errors = Readonly<Record<string, string>>;

// Only what is drawn of it.
const data: EditorData = JSON.parse('{"street":{"id":"street"},"ticketGroups":[],"offeredMethods":[]}');
const part = { data, language: 'nl', onLanguage: () => {} };

/** A channel that asks for none of what can be switched off: no details but the email address, free donations, all buyers. */
function drawChannel(errors: Errors): string {
  const flow = structuredClone(standardSalesFlow) as NonNullable<TicketstreetForm['salesFlow']>;
  flow.details.fields = [{ kind: 'email', isRequired: true }];
  flow.donation.choice = 'free';
  const channel: TicketstreetForm = { ...newTicketstreet, salesFlow: flow };
  return drawnForm<TicketstreetForm>(
    channel,
    (fields) => (
      <>
        <SettingsStep fields={fields} data={data} />
        <HoldCapacityRow fields={fields} />
        <DetailsFields fields={fields} {...part} />
        <DonationFields fields={fields} {...part} />
      </>
    ),
    errors,
  );
}

function drawWebshopHold(errors: Errors): string {
  return drawnForm<TicketstreetForm>(
    newTicketstreet,
    (fields) => <HoldCapacityCard fields={fields} canEdit />,
    errors,
  );
}

/** A product that the only channel does not sell. */
function drawChannelsOfProduct(errors: Errors): string {
  const channel = { id: 'visit', title: 'Visit', state: 'published', startDate: null, endDate: null };
  // Only what is drawn of them.
  const product: EditedProduct = JSON.parse(
    JSON.stringify({ ticketGroups: [], channels: [{ channel, enabled: false, ticketGroupCount: 1 }] }),
  );
  const form: ProductForm = JSON.parse(
    JSON.stringify({
      name: '',
      texts: [],
      channels: [{ channelId: 'visit', enabled: false, nameOnChannel: 'Z' }],
    }),
  );
  return drawnForm<ProductForm>(
    form,
    (fields) => <ProductChannelsTab fields={fields} product={product} sales={undefined} canEdit />,
    errors,
  );
}

test.each([
  ['name of a product on a channel', drawChannelsOfProduct, 'channels.0.nameOnChannel'],
  ['share that a ticketstreet keeps back', drawChannel, 'holdCapacity.percentage'],
  ['share that a webshop keeps back', drawWebshopHold, 'holdCapacity.percentage'],
  ['password of a channel', drawChannel, 'salesFlow.restrictions.codes'],
  ['number of orders with a password', drawChannel, 'salesFlow.restrictions.mostUsesPerCode'],
  ['email domain of buyers', drawChannel, 'salesFlow.restrictions.emailDomains'],
  ['amount of a donation', drawChannel, 'salesFlow.donation.amountsMinor'],
  ['ticket group with names', drawChannel, 'salesFlow.details.ticketNameGroupIds'],
  ['text of a newsletter', drawChannel, 'texts.detailsNewsletter.nl'],
  ['choices of a question', drawChannel, 'texts.detailsCustomChoices.nl'],
])(
  'the %s is shown with its error, though it is switched off: what was typed before is refused',
  (_what, draw, field) => {
    expect(draw({ [field]: 'Refused!' })).toContain('Refused!');
  },
);
