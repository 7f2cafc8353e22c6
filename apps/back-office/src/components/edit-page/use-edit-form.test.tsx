// @vitest-environment happy-dom
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { hookInUse } from '../hook-in-use.tsx';
import { useEditForm } from './use-edit-form.ts';

interface Gate extends Record<string, unknown> {
  name: string;
  town: string;
  doors: readonly { id: string | null; name: string }[];
}

const gate: Gate = { name: 'Main gate', town: 'Bussum', doors: [] };

/** The form of a gate, whose server holds each save until it is let through. */
async function openForm() {
  const saves: { values: Gate; version: number }[] = [];
  let answer: { through: () => void; refuse: () => void };
  const used = await hookInUse(
    (server: { values: Gate; version: number }) =>
      useEditForm({
        ...server,
        save: (values, _checked, version: number) => {
          saves.push({ values, version });
          return new Promise<void>((resolve, reject) => {
            answer = {
              through: resolve,
              refuse: () => reject(new ValidationError('Changed meanwhile', null, [])),
            };
          });
        },
      }),
    { values: gate, version: 1 },
  );
  const type = (values: Partial<Gate>) => used.act(() => used.now().fields.setValues(values as Gate));
  let saving: Promise<boolean>;
  return {
    ...used,
    saves,
    type,
    save: () =>
      used.act(() => {
        saving = used.now().submit();
      }),
    answered: (how: 'through' | 'refuse' = 'through') =>
      used.act(async () => {
        answer[how]();
        await saving;
      }),
  };
}

it('what is typed during a save is saved by the next one, with the version of the first', async () => {
  const form = await openForm();
  await form.type({ name: 'North gate' });
  await form.save();
  await form.type({ name: 'North gate, left' });
  await form.draw({ values: { ...gate, name: 'North gate', town: 'Naarden' }, version: 2 });
  await form.answered();
  expect(form.now().changedCount).toBe(1);
  await form.save();
  expect(form.saves.at(-1)).toEqual({
    values: { ...gate, name: 'North gate, left', town: 'Naarden' },
    version: 2,
  });
});

it('a list that is put into another order during a save is saved in that order by the next one', async () => {
  const form = await openForm();
  const doors = ['Left', 'Right', 'Middle'].map((name) => ({ id: name, name }));
  await form.type({ doors });
  await form.save();
  await form.type({ doors: doors.toReversed() });
  await form.draw({ values: { ...gate, doors }, version: 2 });
  await form.answered();
  await form.save();
  expect(form.saves.at(-1)).toMatchObject({ values: { doors: doors.toReversed() }, version: 2 });
});

it('new rows in a list, which the server gave ids, are not mixed with what is typed in it during the save', async () => {
  const form = await openForm();
  const left = { id: null, name: 'Left' };
  const right = { id: null, name: 'Right' };
  await form.type({ doors: [left] });
  await form.save();
  await form.type({ doors: [left, right] });
  await form.draw({ values: { ...gate, doors: [{ id: '7', name: 'Left' }] }, version: 2 });
  await form.answered();
  await form.save();
  expect(form.saves.at(-1)).toEqual({ values: { ...gate, doors: [left, right] }, version: 1 });
});

it('a change that another person made to the field that is being typed is not passed over', async () => {
  const form = await openForm();
  await form.type({ name: 'North gate' });
  await form.save();
  await form.type({ name: 'North gate, left' });
  await form.draw({ values: { ...gate, name: 'South gate' }, version: 3 });
  await form.answered();
  await form.save();
  expect(form.saves.at(-1)).toMatchObject({ values: { name: 'North gate, left' }, version: 1 });
});

it('a change by another person, made while one types, is taken over by no form that did not just save', async () => {
  const form = await openForm();
  await form.type({ name: 'North gate' });
  await form.draw({ values: { ...gate, town: 'Naarden' }, version: 2 });
  await form.save();
  await form.answered('refuse');
  await form.save();
  expect(form.saves.map(({ version, values }) => [version, values.town])).toEqual([
    [1, 'Bussum'],
    [1, 'Bussum'],
  ]);
});

it('what the server has now is in the form before it is painted, so that nothing is typed in between', async () => {
  // As in a browser, where painting does not wait for effects.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const words = readTranslator('en', ['ui', 'errors']);
  const place = document.createElement('div');
  const root = createRoot(place);
  const Shown = (server: { values: Gate; version: number }) => {
    const form = useEditForm({ ...server, save: async () => {} });
    return <p data-version={server.version}>{form.fields.getValues().name}</p>;
  };
  const draw = (values: Gate, version: number) =>
    root.render(
      <MessagesProvider translator={words}>
        <Shown values={values} version={version} />
      </MessagesProvider>,
    );
  const painted: string[] = [];
  const look = () => painted.push(`${place.querySelector('p')?.dataset.version} ${place.textContent}`);
  draw(gate, 1);
  await expect.poll(() => place.textContent).toBe('Main gate');
  new MutationObserver(look).observe(place, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  draw({ ...gate, name: 'North gate' }, 2);
  await expect.poll(() => place.textContent).toBe('North gate');
  expect(painted).toEqual(['2 North gate']);
  root.unmount();
});
