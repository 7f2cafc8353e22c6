import { parseVisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import { expect, test } from 'vitest';
import { detailFields } from './use-details-form.ts';

test('whatever is refused of what a visitor types is beside one of the fields that the step draws', () => {
  const refused = parseVisitorDetails({ firstName: '', lastName: '', email: 'anna', phone: 'none' });
  const fields = refused.ok ? [] : refused.refusals.map(({ field }) => field);
  expect(detailFields.map(({ name }) => name)).toEqual(fields);
});
