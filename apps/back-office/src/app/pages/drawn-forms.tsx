import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailedTryContext } from '../../components/edit-page/failed-try.ts';
import { ProductChannelsTab } from '../../features/catalog/products/product-channels-tab.tsx';
import { ProductContentTab } from '../../features/catalog/products/product-content-tab.tsx';
import type { EditedProduct, ProductForm } from '../../features/catalog/products/product-form.ts';
import { ProductLocationsCard } from '../../features/catalog/products/product-locations-card.tsx';
import { TicketGroupDatesTab } from '../../features/catalog/ticket-groups/ticket-group-dates-tab.tsx';
import { TicketGroupETicketTab } from '../../features/catalog/ticket-groups/ticket-group-e-ticket-tab.tsx';
import { TicketGroupEmailsTab } from '../../features/catalog/ticket-groups/ticket-group-emails-tab.tsx';
import type {
  EditedTicketGroup,
  TicketGroupForm,
} from '../../features/catalog/ticket-groups/ticket-group-form.ts';
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
import { EventExceptionsCard } from '../../features/events/event-exceptions-card.tsx';
import { EventFields } from '../../features/events/event-fields.tsx';
import { type EventForm, newEvent } from '../../features/events/event-form.ts';
import { DurationStep } from '../../features/pricing/duration-step.tsx';
import { PricesStep } from '../../features/pricing/prices-step.tsx';
import { emptyRuleForm, type RuleForm } from '../../features/pricing/rule-form.ts';
import { ClosedDaysCard } from '../../features/venues/closed-days-card.tsx';
import { HouseLimitCard } from '../../features/venues/house-limit-card.tsx';
import { LocationFields } from '../../features/venues/location-fields.tsx';
import type { LocationForm } from '../../features/venues/location-form.ts';
import { NetworksCard } from '../../features/venues/networks-card.tsx';
import { OpeningHoursCard } from '../../features/venues/opening-hours-card.tsx';
import { PaymentEnvironmentField } from '../../features/venues/payment-environment-field.tsx';

type Errors = Readonly<Record<string, string>>;

/** A form with its controls, each bound to its field, as it is after a save with these refusals. */
export function drawnForm<Values extends Record<string, unknown>>(
  values: Values,
  draw: (fields: UseFormReturnType<Values>) => ReactNode,
  initialErrors: Errors,
): string {
  const Form = () => draw(useForm<Values>({ mode: 'controlled', initialValues: values, initialErrors }));
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MessagesProvider
          translator={readTranslator('en', [
            ...['catalog', 'content', 'ui', 'hours', 'events', 'venues', 'pricing', 'pictures', 'fields'],
            ...['channels', 'eticket-template', 'formatting', 'ticketstreet', 'waiting-room', 'webshop'],
          ])}
        >
          <FailedTryContext value={{ fields: Object.keys(initialErrors) }}>
            <Form />
          </FailedTryContext>
        </MessagesProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

export function drawTicketType(errors: Errors = {}): string {
  const form = emptyTicketTypeForm(['nl', 'en']);
  const kinds = ['after ticket date', 'until selected date'] as const;
  return kinds
    .map((kind) =>
      drawnForm<TicketTypeForm>(
        { ...form, validity: { ...form.validity, kind } },
        (fields) => (
          <>
            <DescriptionsCard fields={fields} />
            <PriceCard fields={fields} />
            <LimitsCard fields={fields} groupKind="day plus time" />
            <ValidityCard fields={fields} />
            <SalesPointsCard fields={fields} />
            <ScanningCard fields={fields} />
            <AccountingCard fields={fields} />
          </>
        ),
        errors,
      ),
    )
    .join('');
}

export function drawTicketGroup(errors: Errors = {}): string {
  // Only what is drawn of it.
  const edited: EditedTicketGroup = JSON.parse(JSON.stringify({ id: 'museum', name: 'Museum' }));
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
    eTicketTexts: [
      { language: 'nl', text: '' },
      { language: 'en', text: '' },
    ],
    previsitMail: mail,
    aftervisitMail: mail,
    mailArticleCodes: [],
    mailsBlocked: false,
    version: 1,
  };
  return drawnForm<TicketGroupForm>(
    group,
    (fields) => (
      <>
        <TicketGroupDatesTab fields={fields} availabilityType="UNLIMITED" canEdit />
        <TicketGroupEmailsTab fields={fields} />
        <TicketGroupETicketTab group={edited} fields={fields} />
      </>
    ),
    errors,
  );
}

export function drawEvent(errors: Errors = {}): string {
  const choices = { events: [], locations: [] };
  return (['event', 'exhibition'] as const)
    .map((kind) =>
      drawnForm<EventForm>(
        { ...newEvent(kind), limitChoice: 'limit', exceptions: [{ date: '2026-12-25', note: '' }] },
        (fields) => (
          <>
            <EventFields fields={fields} choices={choices} canEdit />
            <EventExceptionsCard fields={fields} canEdit />
          </>
        ),
        errors,
      ),
    )
    .join('');
}

export function drawLocation(errors: Errors = {}): string {
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
    closedDays: [{ date: '2026-12-25', note: '' }],
  };
  return drawnForm<LocationForm>(
    location,
    (fields) => (
      <>
        <LocationFields fields={fields} zoneIsFixed={false} />
        <OpeningHoursCard opening={location} errors={fields.errors} onChange={() => {}} />
        <ClosedDaysCard
          opening={location}
          errors={fields.errors}
          onChange={() => {}}
          today="2026-11-23"
          canEdit
        />
        <NetworksCard fields={fields} />
        <HouseLimitCard fields={fields} today={{ highest: null, now: 0 }} canEdit />
        <PaymentEnvironmentField fields={fields} canEdit />
      </>
    ),
    errors,
  );
}

export function drawProduct(errors: Errors = {}): string {
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
    texts: [
      { language: 'nl', title: 'Zout', shortText: '', description: '' },
      { language: 'en', title: 'Salt', shortText: '', description: '' },
    ],
    ownHours: [{ locationId: id, weekHours }],
    channels: [{ channelId: id, enabled: true, nameOnChannel: '' }],
  };
  const location = { id, name: 'Getij', standardHours: hours, weekHours };
  return drawnForm<ProductForm>(
    form,
    (fields) => (
      <>
        <ProductContentTab fields={fields} product={product} />
        <ProductLocationsCard fields={fields} locations={[location]} canEdit />
        <ProductChannelsTab fields={fields} product={product} sales={undefined} canEdit />
      </>
    ),
    errors,
  );
}

export function drawPricingRule(errors: Errors = {}): string {
  const type = { id: 'adult', name: 'Adult', priceMinor: 1750 };
  return (['mutation', 'substitute'] as const)
    .map((kind) => {
      const form = emptyRuleForm([type.id]);
      const changes = form.changes.map((one) => ({ ...one, how: 'percentage' as const }));
      return drawnForm<RuleForm>(
        { ...form, kind, changes },
        (fields) => (
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
        ),
        errors,
      );
    })
    .join('');
}
