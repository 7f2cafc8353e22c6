import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { eventChecklist } from '@foyer/testkit/catalogue-checklist/event-checklist.ts';
import { locationChecklist } from '@foyer/testkit/catalogue-checklist/location-checklist.ts';
import { pricingRuleChecklist } from '@foyer/testkit/catalogue-checklist/pricing-rule-checklist.ts';
import { productChecklist } from '@foyer/testkit/catalogue-checklist/product-checklist.ts';
import { ticketGroupChecklist } from '@foyer/testkit/catalogue-checklist/ticket-group-checklist.ts';
import { ticketTypeChecklist } from '@foyer/testkit/catalogue-checklist/ticket-type-checklist.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductChannelsTab } from '../../features/catalog/products/product-channels-tab.tsx';
import { ProductContentTab } from '../../features/catalog/products/product-content-tab.tsx';
import type { EditedProduct, ProductForm } from '../../features/catalog/products/product-form.ts';
import { ProductLocationsCard } from '../../features/catalog/products/product-locations-card.tsx';
import { TicketGroupDatesTab } from '../../features/catalog/ticket-groups/ticket-group-dates-tab.tsx';
import { TicketGroupEmailsTab } from '../../features/catalog/ticket-groups/ticket-group-emails-tab.tsx';
import type { TicketGroupForm } from '../../features/catalog/ticket-groups/ticket-group-form.ts';
import { AccountingCard } from '../../features/catalog/ticket-types/accounting-card.tsx';
import { DescriptionsCard } from '../../features/catalog/ticket-types/descriptions-card.tsx';
import { LimitsCard } from '../../features/catalog/ticket-types/limits-card.tsx';
import { PriceCard } from '../../features/catalog/ticket-types/price-card.tsx';
import { SalesPointsCard } from '../../features/catalog/ticket-types/sales-points-card.tsx';
import { ScanningCard } from '../../features/catalog/ticket-types/scanning-card.tsx';
import {
  emptyTicketTypeForm,
  type TicketTypeForm,
} from '../../features/catalog/ticket-types/ticket-type-form.ts';
import { ValidityCard } from '../../features/catalog/ticket-types/validity-card.tsx';
import { EventFields } from '../../features/events/event-fields.tsx';
import { type EventForm, newEvent } from '../../features/events/event-form.ts';
import { DurationStep } from '../../features/pricing/duration-step.tsx';
import { PricesStep } from '../../features/pricing/prices-step.tsx';
import { emptyRuleForm, type RuleForm } from '../../features/pricing/rule-form.ts';
import { HouseLimitCard } from '../../features/venues/house-limit-card.tsx';
import { LocationFields } from '../../features/venues/location-fields.tsx';
import type { LocationForm } from '../../features/venues/location-form.ts';
import { OpeningHoursCard } from '../../features/venues/opening-hours-card.tsx';
import { PaymentEnvironmentField } from '../../features/venues/payment-environment-field.tsx';

// drawing a whole page takes a second, on a busy machine several
vi.setConfig({ testTimeout: 30_000 });

/** The checklist names a control for each field; here the controls are drawn, each bound to its field. */
function drawn<Values extends Record<string, unknown>>(
  values: Values,
  draw: (fields: UseFormReturnType<Values>) => ReactNode,
): string {
  const Form = () => draw(useForm<Values>({ mode: 'controlled', initialValues: values }));
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MessagesProvider
          translator={readTranslator('en', [
            ...['catalog', 'content', 'ui', 'hours', 'events', 'venues', 'pricing', 'pictures', 'fields'],
          ])}
        >
          <Form />
        </MessagesProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

/** What form and server call by different names, and what is in a group of boxes. */
const otherNames: Record<string, string> = {
  priceMinor: 'price',
  originalPriceMinor: 'originalPrice',
  vatBasisPoints: 'vat',
  'descriptions.name': 'descriptions.0.name',
  'descriptions.extraInformation': 'descriptions.0.extraInformation',
  'eTicketTexts.text': 'eTicketTexts.0.text',
  'texts.title': 'texts.0.title',
  'texts.description': 'texts.0.description',
  'channels.nameOnChannel': 'channels.0.nameOnChannel',
  'values.amountMinor': 'changes.0.price',
  'values.basisPoints': 'changes.0.change',
};
const inGroups = [
  ...['salesPoints', 'openWeekdays', 'ownDays.isOpen', 'standardHours.opens', 'standardHours.closes'],
  ...['weekHours', 'closedDays', 'paymentEnvironment', 'exceptions.date', 'ownHours.weekHours'],
  ...['channels.enabled', 'weekdays', 'active'],
];
const elsewhere = ['eTicketTexts.text'];

function missingControls(html: string, inputs: readonly (string | undefined)[]): string[] {
  return inputs
    .flatMap((input) => (input && !inGroups.includes(input) && !elsewhere.includes(input) ? [input] : []))
    .filter((input) => !html.includes(`data-path="${otherNames[input] ?? input}"`));
}

test('every field of a ticket type has a control that is bound to it', () => {
  const form = emptyTicketTypeForm(['nl', 'en']);
  const kinds = ['after ticket date', 'until selected date'] as const;
  const html = kinds
    .map((kind) =>
      drawn<TicketTypeForm>({ ...form, validity: { ...form.validity, kind } }, (fields) => (
        <>
          <DescriptionsCard fields={fields} />
          <PriceCard fields={fields} />
          <LimitsCard fields={fields} groupKind="day plus time" />
          <ValidityCard fields={fields} />
          <SalesPointsCard fields={fields} />
          <ScanningCard fields={fields} />
          <AccountingCard fields={fields} />
        </>
      )),
    )
    .join('');
  expect(
    missingControls(
      html,
      ticketTypeChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  const points = html.match(/type="checkbox"[^>]*value="[a-z ]+"/g) ?? [];
  expect(new Set(points.map((box) => /value="([a-z ]+)"/.exec(box)?.[1])).size).toBe(9);
});

test('every field of a ticket group has a control that is bound to it', () => {
  const mail = { on: true, days: 2, at: '09:00' };
  const group: TicketGroupForm = {
    name: 'Museum',
    kind: 'period',
    availableFrom: null,
    availableUntil: null,
    validFrom: null,
    validUntil: null,
    openWeekdays: [1],
    ownDays: [],
    ticketLimit: null,
    lookaheadDays: null,
    cutOffMinutes: 0,
    pageMaximum: 0,
    childNeedsAdult: true,
    eTicketTexts: [],
    previsitMail: mail,
    aftervisitMail: mail,
    mailArticleCodes: [],
    mailsBlocked: false,
    version: 1,
  };
  const html = drawn<TicketGroupForm>(group, (fields) => (
    <>
      <TicketGroupDatesTab fields={fields} availabilityType="UNLIMITED" canEdit />
      <TicketGroupEmailsTab fields={fields} />
    </>
  ));
  expect(
    missingControls(
      html,
      ticketGroupChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  expect(html.match(/type="checkbox"[^>]*value="[1-7]"/g)).toHaveLength(7);
});

test('every field of an event and an exhibition has a control that is bound to it', () => {
  const choices = { events: [], locations: [] };
  const html = (['event', 'exhibition'] as const)
    .map((kind) =>
      drawn<EventForm>({ ...newEvent(kind), limitChoice: 'limit' }, (fields) => (
        <EventFields fields={fields} choices={choices} canEdit />
      )),
    )
    .join('');
  expect(
    missingControls(
      html,
      eventChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
});

test('every field of a location has a control that is bound to it', () => {
  const hours = { opens: '10:00', closes: '17:00' };
  const location: LocationForm = {
    name: 'Getij',
    address: '',
    postalCode: '',
    town: '',
    country: 'NL',
    ipRanges: [],
    timeZone: 'Europe/Amsterdam',
    houseLimit: 0,
    paymentEnvironment: null,
    version: 1,
    standardHours: hours,
    weekHours: Array.from({ length: 7 }, () => hours),
    closedDays: [],
  };
  const html = drawn<LocationForm>(location, (fields) => (
    <>
      <LocationFields fields={fields} zoneIsFixed={false} />
      <OpeningHoursCard opening={location} errors={{}} onChange={() => {}} />
      <HouseLimitCard fields={fields} today={{ highest: null, now: 0 }} canEdit />
      <PaymentEnvironmentField fields={fields} canEdit />
    </>
  ));
  expect(
    missingControls(
      html,
      locationChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  expect(html.match(/<input[^>]*value="10:00"/g)).toHaveLength(8);
  expect(html).toContain('Payment environment');
});

test('every field of a product has a control that is bound to it', () => {
  const id = '0198c000-0000-7000-8000-000000000001';
  const hours = { opens: '10:00', closes: '17:00' };
  const weekHours = Array.from({ length: 7 }, () => hours);
  const channel = { id, title: 'Visit', state: 'published', startDate: null, endDate: null };
  // Only what is drawn of it.
  const product: EditedProduct = JSON.parse(
    JSON.stringify({
      id,
      name: 'Salt & Light',
      ticketGroups: [{ id }],
      channels: [{ channel, enabled: true, nameOnChannel: '', ticketGroupCount: 1 }],
    }),
  );
  const form: ProductForm = {
    name: 'Salt & Light',
    category: '',
    locationIds: [id],
    version: 1,
    texts: [{ language: 'nl', title: 'Zout', shortText: '', description: '' }],
    ownHours: [{ locationId: id, weekHours }],
    channels: [{ channelId: id, enabled: true, nameOnChannel: '' }],
  };
  const location = { id, name: 'Getij', standardHours: hours, weekHours };
  const html = drawn<ProductForm>(form, (fields) => (
    <>
      <ProductContentTab fields={fields} product={product} />
      <ProductLocationsCard fields={fields} locations={[location]} canEdit />
      <ProductChannelsTab fields={fields} product={product} sales={undefined} canEdit />
    </>
  ));
  expect(
    missingControls(
      html,
      productChecklist.fields.map(({ input }) => input),
    ),
  ).toEqual([]);
  expect(html.match(/<input[^>]*value="10:00"/g)).toHaveLength(7);
  expect(html).toContain('Connected to Visit');
});

test('every field of a pricing rule has a control that is bound to it', () => {
  const type = { id: 'adult', name: 'Adult', priceMinor: 1750 };
  const html = (['mutation', 'substitute'] as const)
    .map((kind) => {
      const form = emptyRuleForm([type.id]);
      const changes = form.changes.map((one) => ({ ...one, how: 'percentage' as const }));
      return drawn<RuleForm>({ ...form, kind, changes }, (fields) => (
        <>
          <DurationStep fields={fields} canEdit />
          <PricesStep
            fields={fields}
            types={[type]}
            typed={{ kind, values: [] }}
            currency="EUR"
            currencySign="€"
            canEdit
          />
        </>
      ));
    })
    .join('');
  const inputs = pricingRuleChecklist.fields.map(({ input }) => input);
  expect(
    missingControls(
      html,
      inputs.filter((input) => input !== 'kind'),
    ),
  ).toEqual([]);
  expect(html).toMatch(/type="radio"[^>]*value="substitute"/);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(14);
  expect(html).toContain('Active');
});
