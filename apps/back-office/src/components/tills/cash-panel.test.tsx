// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawPart } from '../../app/pages/drawn-part.tsx';
import { CashPanel } from './cash-panel.tsx';

async function aPanel() {
  const closed: true[] = [];
  const panel = await drawPart(
    <CashPanel
      kind="take-out"
      session={{ id: 'today', currency: 'EUR' }}
      onClose={() => closed.push(true)}
    />,
  );
  const pressEscape = () =>
    panel.act(() => {
      const focused = document.activeElement ?? document.body;
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
  return { ...panel, closed, pressEscape };
}

it('what was typed on the keys of the cash panel is asked about before Escape closes it', async () => {
  const { closed, pressEscape, press, leave } = await aPanel();
  await press('6');
  await pressEscape();
  expect(closed).toEqual([]);
  expect(document.body.textContent).toContain('Unsaved changes');
  await press('Continue editing');
  expect(document.body.textContent).not.toContain('Unsaved changes');
  await pressEscape();
  await press('Discard');
  expect(closed).toEqual([true]);
  await leave();
});

it('Escape closes an untouched cash panel, and Cancel one with an amount', async () => {
  const { closed, pressEscape, press, leave } = await aPanel();
  await pressEscape();
  expect(closed).toEqual([true]);
  await press('6');
  await press('Cancel');
  expect(closed).toEqual([true, true]);
  await leave();
});
