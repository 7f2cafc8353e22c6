import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import {
  eventBadInputs,
  locationBadInputs,
  productBadInputs,
  ticketGroupBadInputs,
  ticketTypeBadInputs,
} from '@foyer/testkit/catalogue-checklist/bad-input.ts';
import { eventChecklist } from '@foyer/testkit/catalogue-checklist/event-checklist.ts';
import { locationChecklist } from '@foyer/testkit/catalogue-checklist/location-checklist.ts';
import { productChecklist } from '@foyer/testkit/catalogue-checklist/product-checklist.ts';
import { ticketGroupChecklist } from '@foyer/testkit/catalogue-checklist/ticket-group-checklist.ts';
import { ticketTypeChecklist } from '@foyer/testkit/catalogue-checklist/ticket-type-checklist.ts';
import { expect, test } from 'vitest';

/** The checklist names a message for each field; here the message is had: from the schema that form and server share. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));

test.each([
  [ticketTypeChecklist, ticketTypeBadInputs],
  [ticketGroupChecklist, ticketGroupBadInputs],
  [productChecklist, productBadInputs],
  [locationChecklist, locationBadInputs],
  [eventChecklist, eventBadInputs],
] as const)(
  'what is typed wrong in a field of a $name gets the message of that field',
  async (entity, inputs) => {
    const { good, bad, byUseCase } = inputs;
    const [file, name] = entity.schema;
    const { [name]: schema } = await import(pathToFileURL(`${root}packages/domain/src/${file}`).href);
    expect(parseInput(schema, good)).toMatchObject({ ok: true });
    const told: Record<string, string | undefined> = {};
    const wanted: Record<string, string | undefined> = {};
    for (const { field, input, message } of entity.fields) {
      const proof = byUseCase[field];
      if (!message || (!input && !proof)) continue;
      wanted[field] = message;
      if (proof) {
        told[field] = readFileSync(root + proof, 'utf8').includes(message) ? message : `not in ${proof}`;
        continue;
      }
      const [change, at] = bad[field] ?? [{}, 'nothing is typed wrong'];
      const result = parseInput(schema, { ...good, ...change });
      told[field] = result.ok ? 'taken' : result.refusals.find((refusal) => refusal.field === at)?.code;
    }
    expect(told).toEqual(wanted);
  },
);
