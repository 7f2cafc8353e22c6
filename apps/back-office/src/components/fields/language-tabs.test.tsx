// @vitest-environment happy-dom
import { createTranslator } from '@foyer/i18n/translator.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider, TextInput } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { EditArea } from '../edit-page/edit-area.tsx';
import { useEditForm } from '../edit-page/use-edit-form.ts';
import { erringLanguages } from './erring-languages.ts';
import { LanguageTabs } from './language-tabs.tsx';

let root: Root;
let submit: () => Promise<boolean>;
afterEach(() => act(async () => root.unmount()));

const texts = { 'content.complete': 'complete', 'content.errors': 'needs attention' };
const words = createTranslator('en', texts, texts);

const page = {
  texts: [
    { language: 'nl', title: 'Zout' },
    { language: 'en', title: 'Salt' },
  ],
};

/** The page of a text in two languages, whose titles have at most ten letters. */
function TextPage() {
  const form = useEditForm({
    values: page,
    check: ({ texts }) => {
      const refusals = texts.flatMap(({ title }, index) =>
        title.length > 10 ? [{ code: 'product-title-too-long', field: `texts.${index}.title` }] : [],
      );
      return refusals.length > 0 ? { ok: false, refusals } : { ok: true, value: texts };
    },
    save: async () => {},
  });
  submit = form.submit;
  const { texts } = form.fields.getValues();
  const [chosen, setChosen] = useState('nl');
  const index = texts.findIndex(({ language }) => language === chosen);
  return (
    <EditArea form={form} canEdit>
      <LanguageTabs
        languages={['nl', 'en']}
        chosen={chosen}
        onChoose={setChosen}
        isComplete={() => true}
        erring={erringLanguages(form.fields.errors, 'texts', texts)}
      />
      <TextInput label="Title" {...form.fields.getInputProps(`texts.${index}.title`)} />
    </EditArea>
  );
}

async function openPage() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await act(async () =>
    root.render(
      <MantineProvider>
        <MessagesProvider translator={words}>
          <RouterContextProvider router={router}>
            <TextPage />
          </RouterContextProvider>
        </MessagesProvider>
      </MantineProvider>,
    ),
  );
  const field = () => place.querySelector('input') as HTMLInputElement;
  return {
    field,
    tabs: () =>
      [...place.querySelectorAll('fieldset button')].map(
        (tab) => `${tab.getAttribute('lang')}: ${tab.lastElementChild?.textContent}`,
      ),
    open: () => place.querySelector('fieldset [aria-pressed="true"]')?.getAttribute('lang'),
    choose: (language: string) =>
      act(async () => place.querySelector<HTMLElement>(`fieldset [lang="${language}"]`)?.click()),
    type: (title: string) =>
      act(async () => {
        field().focus();
        // React has its own value of the field: this is what typing sets.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), title);
        field().dispatchEvent(new Event('input', { bubbles: true }));
        field().blur();
      }),
    save: () => act(async () => void (await submit())),
  };
}

const tooLong = 'Zout en licht';

it('a save that is refused for a language that is not open marks it, opens it, and puts the focus into its field', async () => {
  const { type, choose, save, tabs, open, field } = await openPage();
  await type(tooLong);
  await choose('en');
  await save();
  expect(tabs()).toEqual(['nl: needs attention', 'en: complete']);
  expect(open()).toBe('nl');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe(tooLong);
});

it('with an error in each language, the first key that mends the one does not open the other', async () => {
  const { type, choose, save, tabs, open } = await openPage();
  await type(tooLong);
  await choose('en');
  await type(tooLong);
  await choose('nl');
  await save();
  expect(tabs()).toEqual(['nl: needs attention', 'en: needs attention']);
  await type('Zout');
  expect([open(), tabs()[1]]).toEqual(['nl', 'en: needs attention']);
});

it('a language that is left after a refused save is opened again by the next one only', async () => {
  const { type, choose, save, open } = await openPage();
  await type(tooLong);
  await save();
  await choose('en');
  await type('Light');
  expect(open()).toBe('en');
  await save();
  expect(open()).toBe('nl');
});
