import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ChecklistField } from '@foyer/testkit/catalogue-checklist/checklist-field.ts';
import { eventChecklist } from '@foyer/testkit/catalogue-checklist/event-checklist.ts';
import { locationChecklist } from '@foyer/testkit/catalogue-checklist/location-checklist.ts';
import { pricingRuleChecklist } from '@foyer/testkit/catalogue-checklist/pricing-rule-checklist.ts';
import { productChecklist } from '@foyer/testkit/catalogue-checklist/product-checklist.ts';
import { scheduleChecklist } from '@foyer/testkit/catalogue-checklist/schedule-checklist.ts';
import { ticketGroupChecklist } from '@foyer/testkit/catalogue-checklist/ticket-group-checklist.ts';
import { ticketTypeChecklist } from '@foyer/testkit/catalogue-checklist/ticket-type-checklist.ts';
import {
  exceptionChecklist,
  timeslotGroupChecklist,
} from '@foyer/testkit/catalogue-checklist/timeslot-checklist.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';

const database = await testDatabase();
const root = fileURLToPath(new URL('../../../../', import.meta.url));

function textOf(path: string): string {
  try {
    return readFileSync(root + path, 'utf8');
  } catch {
    return '';
  }
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
}

const { rows } = await database.owner.query<{ name: string }>(
  `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
);
const columns = new Set(rows.map(({ name }) => name));
const schema = buildSchema(textOf('packages/api-schema/src/schema.graphql'));
const repositories = filesBelow('apps/server/src/modules', '.repository.ts').map(textOf);
const rules = [...filesBelow('packages/domain/src', '.ts'), ...filesBelow('apps/server/src/modules', '.ts')]
  .map(textOf)
  .join('\n');
const errorWords = (language: string) =>
  filesBelow(`packages/i18n/src/catalogues/${language}`, '.json').map(textOf).join('\n');
const words = [errorWords('en'), errorWords('nl')];

/** Every place of an input: 'periods', 'periods.from', through lists and choices. */
function placesOf(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const {
    properties = {},
    items,
    anyOf = [],
    allOf = [],
  } = node as {
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
    allOf?: unknown[];
  };
  const own = Object.entries(properties).flatMap(([name, part]) => {
    const at = place === '' ? name : `${place}.${name}`;
    return [at, ...placesOf(part, at)];
  });
  return [...own, ...[items, ...anyOf, ...allOf].flatMap((part) => placesOf(part, place))];
}

function hasColumn(column: string): boolean {
  const [kind = '', what = ''] = column.split(' ');
  if (kind === 'image') return textOf('packages/domain/src/images/image-rules.ts').includes(`'${what}'`);
  if (kind !== 'content') return columns.has(column);
  const [owner, field] = what.split('/');
  return repositories.some((text) => text.includes(`'${owner}'`) && text.includes(`'${field}'`));
}

function hasGraphql(name: string): boolean {
  const [typeName = '', field = ''] = name.split('.');
  const type = schema.getType(typeName);
  return type !== undefined && 'getFields' in type && field in type.getFields();
}

/** Which parts of a field are missing. */
function missingParts(field: ChecklistField, places: ReadonlySet<string>): string[] {
  const [file, control] = field.control;
  const code = field.message;
  const parts: Record<string, boolean> = {
    [`column ${field.column}`]: hasColumn(field.column),
    [`input ${field.input}`]: !field.input || places.has(field.input),
    [`GraphQL ${field.graphql}`]: hasGraphql(field.graphql),
    [`control ${control} in ${file}`]: textOf(`apps/back-office/src/features/${file}`).includes(control),
    [`rule ${code}`]: !code || rules.includes(`'${code}'`),
    [`words of ${code}`]: !code || words.every((texts) => texts.includes(`"errors.${code}"`)),
  };
  return Object.keys(parts).filter((name) => !parts[name]);
}

test.each([
  ticketTypeChecklist,
  ticketGroupChecklist,
  productChecklist,
  locationChecklist,
  eventChecklist,
  timeslotGroupChecklist,
  exceptionChecklist,
  scheduleChecklist,
  pricingRuleChecklist,
])('every field of a $name has its column, input, control and message', async (entity) => {
  const [file, name] = entity.schema;
  const inputs = await import(pathToFileURL(`${root}packages/domain/src/${file}`).href);
  const places = new Set(placesOf(z.toJSONSchema(inputs[name], { io: 'input', unrepresentable: 'any' })));
  const missing = entity.fields.flatMap((field) => {
    const parts = missingParts(field, places);
    if (!field.open) return parts.map((part) => `${field.field}: no ${part}`);
    return parts.length === 0 ? [`${field.field}: is there, so it is no longer open (${field.open})`] : [];
  });
  expect(missing).toEqual([]);
});
