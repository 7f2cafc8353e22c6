// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawPart, factsOfMuseum } from '../../app/pages/drawn-part.tsx';
import { MakeGiftCardDialog } from './make-gift-card-dialog.tsx';

// A field that grows with its text waits for the fonts, of which there are none here.
Object.assign(document, { fonts: new EventTarget() });

const fieldOf = (label: string) =>
  [...document.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent === label);
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');

it('a gift card is filled in once the languages of the museum are there: it starts in the first of them', async () => {
  const { answer, leave } = await drawPart(<MakeGiftCardDialog onClose={() => {}} />);
  expect(fieldOf('Value')).toBeUndefined();
  expect(submit()?.disabled).toBe(true);
  await answer(factsOfMuseum);
  expect(fieldOf('Language')?.value).toBe('Nederlands');
  expect(submit()?.disabled).toBe(false);
  await leave();
});
