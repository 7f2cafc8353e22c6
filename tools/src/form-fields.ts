import { barcodeSeriesInput } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { channelInputSchema } from '@foyer/domain/channels/channel-input.ts';
import { clientInput } from '@foyer/domain/clients/client-input.ts';
import { discountInput } from '@foyer/domain/discounts/discount-input.ts';
import { eventInput } from '@foyer/domain/events/event-input.ts';
import { wallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { shapeOf } from '@foyer/server/platform/graphql/zod-shape.ts';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { z } from 'zod';

interface FormOfObject {
  /** The GraphQL object that an edit screen shows. */
  object: string;
  /** The rule of its form. */
  input: z.ZodType;
  /** Whether a form starts empty as well: a screen that makes a new one. */
  startsEmpty?: boolean;
}

const forms: readonly FormOfObject[] = [
  { object: 'TicketType', input: ticketTypeInput, startsEmpty: true },
  { object: 'TicketGroup', input: ticketGroupInput },
  { object: 'PlannedEvent', input: eventInput, startsEmpty: true },
  { object: 'Location', input: locationInput },
  { object: 'ManagedClient', input: clientInput, startsEmpty: true },
  { object: 'Ticketstreet', input: channelInputSchema },
  { object: 'BarcodeSeries', input: barcodeSeriesInput, startsEmpty: true },
  { object: 'Discount', input: discountInput, startsEmpty: true },
  { object: 'WallScreen', input: wallScreenInput, startsEmpty: true },
];

export interface FormFields {
  /** 'ticket-type-fields.ts' */
  file: string;
  /** The fragment: every field of the object that its form saves. */
  fragment: string;
  text: string;
}

/**
 * For each form that saves an object as a whole: the GraphQL fragment with all fields of its input, so that a screen
 * asks for a new field without naming it, and the values of an empty form by the defaults of its input. The browser
 * cannot ask the input itself: zod is loaded with the first change only.
 */
export function formFields(schema: GraphQLSchema, banner: string): FormFields[] {
  return forms.map(({ object, input, startsEmpty }) => {
    const { inner } = shapeOf(input, 'parsed');
    if (!(inner instanceof z.ZodObject)) throw new Error(`The form of ${object} has no zod object`);
    const type = schema.getType(object);
    if (!isObjectType(type)) throw new Error(`${object} is no object of the schema`);
    const answered = Object.keys(inner.shape).filter((field) => field in type.getFields());
    const fragment = `\n  fragment ${object}Fields on ${object} ${selectionOf(type, answered, '  ')}\n`;
    const values = startsEmpty ? startingValues(object, inner) : '';
    return {
      file: `${kebabCase(object)}-fields.ts`,
      fragment,
      text: `${banner}
import { graphql } from './graphql.ts';

export const ${object}Fields = graphql(\`${fragment}\`);
${values}`,
    };
  });
}

function selectionOf(type: GraphQLObjectType, fields: readonly string[], indent: string): string {
  const lines = fields.map((field) => {
    const part = partOf(type.getFields()[field]?.type);
    const inner = part ? ` ${selectionOf(part, Object.keys(part.getFields()), `${indent}  `)}` : '';
    return `${indent}  ${field}${inner}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function partOf(type: GraphQLOutputType | undefined): GraphQLObjectType | undefined {
  const named = type && getNamedType(type);
  return isObjectType(named) ? named : undefined;
}

function startingValues(object: string, input: z.ZodObject): string {
  const values = Object.entries(input.shape).flatMap(([field, part]) => {
    const { data } = (part as z.ZodType).safeParse(undefined);
    if (data === undefined) return [];
    return `  ${field}: ${literalOf(data)},\n`;
  });
  const name = `empty${object}`;
  return `
/** The fields that may be left out, with the value that they then have. */
export const ${name} = {
${values.join('')}};
`;
}

/** A text and a list of texts are of their union, not any text. */
function literalOf(data: unknown): string {
  if (typeof data === 'string') return `${JSON.stringify(data)} as const`;
  return Array.isArray(data) ? `[${data.map(literalOf).join(', ')}]` : JSON.stringify(data);
}

function kebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
