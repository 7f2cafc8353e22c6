// @vitest-environment happy-dom
import { createTranslator } from '@foyer/i18n/translator.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { FailedTryContext, useWasRefused } from './failed-try.ts';
import { type EditForm, useEditForm } from './use-edit-form.ts';

type Sale = { isLimited: boolean; limit: { places: number } };

/** The limit of a sale, which is asked for while there is one, or after a save that was refused there. */
function LimitField({ isLimited }: Pick<Sale, 'isLimited'>) {
  const wasRefused = useWasRefused();
  return isLimited || wasRefused('limit') ? <input /> : null;
}

it('a field that is switched off is shown once a save was refused there, also while it is mended, until it is saved', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  const root = createRoot(place);
  let form: EditForm<Sale> | undefined;
  const SalePage = () => {
    form = useEditForm<Sale>({
      values: { isLimited: false, limit: { places: 0 } },
      check: ({ limit }) =>
        limit.places > 0
          ? { ok: true, value: limit }
          : { ok: false, refusals: [{ code: 'limit-above-zero', field: 'limit.places' }] },
      save: async () => {},
    });
    return (
      <FailedTryContext value={form.failedTry}>
        <LimitField isLimited={form.fields.getValues().isLimited} />
      </FailedTryContext>
    );
  };
  await act(async () =>
    root.render(
      <MessagesProvider translator={createTranslator('en', {})}>
        <SalePage />
      </MessagesProvider>,
    ),
  );
  const isShown = () => place.querySelector('input') !== null;
  const save = () => act(async () => void (await form?.submit()));
  expect(isShown()).toBe(false);
  await save();
  expect(isShown()).toBe(true);
  await act(async () => form?.fields.setFieldValue('limit.places', 7));
  expect([form?.fields.errors, isShown()]).toEqual([{}, true]);
  await save();
  expect(isShown()).toBe(false);
  await act(async () => root.unmount());
});
