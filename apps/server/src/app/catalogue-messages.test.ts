import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { catalogueParts, readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import {
  eventBadInputs,
  locationBadInputs,
  pricingRuleBadInputs,
  productBadInputs,
  ticketGroupBadInputs,
  ticketTypeBadInputs,
} from '@foyer/testkit/catalogue-checklist/bad-input.ts';
import {
  exceptionBadInputs,
  scheduleBadInputs,
  timeslotGroupBadInputs,
} from '@foyer/testkit/catalogue-checklist/bad-times-input.ts';
import type { ChecklistEntity } from '@foyer/testkit/catalogue-checklist/checklist-field.ts';
import { eventChecklist } from '@foyer/testkit/catalogue-checklist/event-checklist.ts';
import { locationChecklist } from '@foyer/testkit/catalogue-checklist/location-checklist.ts';
import { pricingRuleChecklist } from '@foyer/testkit/catalogue-checklist/pricing-rule-checklist.ts';
import { productChecklist } from '@foyer/testkit/catalogue-checklist/product-checklist.ts';
import { scheduleChecklist } from '@foyer/testkit/catalogue-checklist/schedule-checklist.ts';
import { specifiedFields } from '@foyer/testkit/catalogue-checklist/specified-fields.ts';
import { specifiedMessages } from '@foyer/testkit/catalogue-checklist/specified-messages.ts';
import { ticketGroupChecklist } from '@foyer/testkit/catalogue-checklist/ticket-group-checklist.ts';
import { ticketTypeChecklist } from '@foyer/testkit/catalogue-checklist/ticket-type-checklist.ts';
import {
  exceptionChecklist,
  timeslotGroupChecklist,
} from '@foyer/testkit/catalogue-checklist/timeslot-checklist.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';

/** The checklist names a message for each field; here the message is had: from the schema that form and server share. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));

const proven = [
  [ticketTypeChecklist, ticketTypeBadInputs],
  [ticketGroupChecklist, ticketGroupBadInputs],
  [productChecklist, productBadInputs],
  [locationChecklist, locationBadInputs],
  [eventChecklist, eventBadInputs],
  [pricingRuleChecklist, pricingRuleBadInputs],
  [timeslotGroupChecklist, timeslotGroupBadInputs],
  [exceptionChecklist, exceptionBadInputs],
  [scheduleChecklist, scheduleBadInputs],
] as const;

async function schemaOf({ schema: [file, name] }: ChecklistEntity) {
  const { [name]: schema } = await import(pathToFileURL(`${root}packages/domain/src/${file}`).href);
  return (typed: unknown) => parseInput(schema as z.ZodType<Record<string, unknown>>, typed);
}

test.each(proven)(
  'what is typed wrong in a field of a $name gets the message of that field',
  async (entity, { good, bad, byUseCase }) => {
    const parse = await schemaOf(entity);
    expect(parse(good)).toMatchObject({ ok: true });
    const told: Record<string, string | undefined> = {};
    const wanted: Record<string, string | undefined> = {};
    for (const { field, message } of entity.fields) {
      if (!message || byUseCase[field]) continue;
      wanted[field] = message;
      const [change, at] = bad[field] ?? [{}, 'nothing is typed wrong'];
      const result = parse({ ...good, ...change });
      told[field] = result.ok ? 'taken' : result.refusals.find((refusal) => refusal.field === at)?.code;
    }
    expect(told).toEqual(wanted);
  },
);

test.each(proven)(
  'a field of a $name in which nothing is typed wrong keeps what is chosen in it',
  async (entity, { good, bad, kept, byUseCase }) => {
    const parse = await schemaOf(entity);
    const usual = parse(good);
    const lost = entity.fields
      .filter(({ field }) => !bad[field] && !byUseCase[field])
      .filter(({ field, input = '' }) => {
        const chosen = parse({ ...good, ...kept[field] });
        const [place = ''] = input.split('.');
        const written = (result: typeof usual) => JSON.stringify(result.ok ? result.value[place] : null);
        return !chosen.ok || written(chosen) === written(usual);
      });
    expect(lost.map(({ field }) => field)).toEqual([]);
  },
);

test.each(proven)('what an act of its own saves of a $name is shown by a test', (entity, { byUseCase }) => {
  const unproven = Object.entries(byUseCase).filter(([field, [file, words]]) => {
    const row = entity.fields.find((one) => one.field === field);
    return !row || !readFileSync(root + file, 'utf8').includes(words);
  });
  expect(unproven).toEqual([]);
});

test.each(proven)('a $name has every field that the specification names', ({ name, fields }) => {
  const rows = fields.map(({ field }) => field);
  const phrases = Object.entries(specifiedFields[name] ?? { 'nothing is specified': [] });
  const missing = phrases.filter(
    ([, named]) => named.length === 0 || !named.every((row) => rows.includes(row)),
  );
  expect(missing).toEqual([]);
});

test('every message that the specification words is in the catalogue letter by letter, and a test meets it', () => {
  const words = new Map(catalogueParts('en').flatMap((part) => Object.entries(readCatalogue('en', part))));
  const wrong = specifiedMessages.filter(
    ([text, key, file, met]) => words.get(key) !== text || !readFileSync(root + file, 'utf8').includes(met),
  );
  expect(wrong).toEqual([]);
});
