// @vitest-environment happy-dom
import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { expect, it } from 'vitest';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { hookInUse } from '../../components/hook-in-use.tsx';
import type { ETicketForm } from './eticket-template-form.ts';
import { useShownBlock } from './use-shown-block.ts';

const template: ETicketForm = JSON.parse(JSON.stringify(firstETicketTemplate));
const code = template.blocks.findIndex(({ kind }) => kind === 'code');

/** The designer, whose next save is refused at these fields. */
async function openDesigner() {
  let refusedAt: readonly string[] = [];
  const used = await hookInUse(() => {
    const form = useEditForm<ETicketForm>({
      values: template,
      check: () => ({
        ok: false,
        refusals: refusedAt.map((field) => ({ code: 'eticket-code-too-small', field })),
      }),
      save: async () => {},
    });
    return { form, ...useShownBlock(form) };
  }, undefined);
  return {
    ...used,
    saveRefusedAt: (...fields: string[]) =>
      used.act(() => {
        refusedAt = fields;
        return used.now().form.submit();
      }),
    shows: () => [used.now().chosen, used.now().part],
  };
}

it('a save that is refused for a block that is not chosen chooses it, on a phone with its settings', async () => {
  const designer = await openDesigner();
  await designer.act(() => designer.now().setChosen(0));
  await designer.saveRefusedAt('codeSizeMm');
  expect(designer.shows()).toEqual([code, 'settings']);
  await designer.leave();
});

it('what is refused of the list of blocks is shown where the list is', async () => {
  const designer = await openDesigner();
  await designer.act(() => designer.now().setPart('preview'));
  await designer.saveRefusedAt('blocks');
  expect(designer.shows()).toEqual([code, 'blocks']);
  await designer.leave();
});

it('a block that is left after a refused save is chosen again by the next one only', async () => {
  const designer = await openDesigner();
  await designer.saveRefusedAt('blocks.1.name', 'blocks.4.name');
  await designer.act(() => designer.now().setChosen(2));
  await designer.act(() => designer.now().form.fields.clearFieldError('blocks.1.name'));
  expect(designer.shows()).toEqual([2, 'settings']);
  await designer.saveRefusedAt('blocks.4.name');
  expect(designer.shows()).toEqual([4, 'settings']);
  await designer.leave();
});
