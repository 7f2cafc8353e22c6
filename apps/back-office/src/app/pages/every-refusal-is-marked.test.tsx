import { productPageInput } from '@foyer/domain/catalog/product-input.ts';
import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { eventInput } from '@foyer/domain/events/event-input.ts';
import { pricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { inputPaths } from '@foyer/domain/result/input-paths.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { expect, test } from 'vitest';
import { productControlOf } from '../../features/catalog/products/product-form.ts';
import { ticketGroupControlOf } from '../../features/catalog/ticket-groups/ticket-group-form.ts';
import { ticketTypeControlOf } from '../../features/catalog/ticket-types/ticket-type-form.ts';
import { eventControlOf } from '../../features/events/event-form.ts';
import { ruleControlOf } from '../../features/pricing/rule-form.ts';
import { openingControlOf } from '../../features/venues/opening-form.ts';
import {
  drawEvent,
  drawLocation,
  drawPricingRule,
  drawProduct,
  drawTicketGroup,
  drawTicketType,
} from './drawn-forms.tsx';

const forms = [
  ['ticket type', ticketTypeInput, drawTicketType, ticketTypeControlOf],
  ['ticket group', ticketGroupInput, drawTicketGroup, ticketGroupControlOf],
  ['event', eventInput, drawEvent, eventControlOf],
  ['location', locationInput, drawLocation, openingControlOf],
  ['product', productPageInput, drawProduct, productControlOf],
  ['pricing rule', pricingRuleInput, drawPricingRule, ruleControlOf],
] as const;

test.each(forms)(
  'whatever is refused of a %s is told beside its field, or in words where it has none',
  (_name, input, draw, controlOf) => {
    const fields = inputPaths(input)
      .map(controlOf)
      .filter((field) => field !== 'main');
    expect(fields.length).toBeGreaterThan(5);
    const unmarked = fields.filter(
      (field) => !draw({ [field]: `Refused: ${field}!` }).includes(`Refused: ${field}!`),
    );
    expect(unmarked).toEqual([]);
  },
);
