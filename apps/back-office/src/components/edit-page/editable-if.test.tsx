import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import * as core from '@mantine/core';
import * as dates from '@mantine/dates';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditableIf } from './editable-if.tsx';

/** What the components of a library need to be drawn, each taking its part. */
const props = {
  label: 'Field',
  data: ['one', 'two'],
  minutesStep: 5,
  length: 4,
  format: '24h',
  mask: '99',
};

/** Parts of another component, which that one sets; what only searches or opens; what has no state of a field. */
const noFields = [
  ...['Input', 'InputBase', 'PillsInput', 'PillsInputField', 'ComboboxSearch', 'ComboboxTarget'],
  ...['CheckboxIndicator', 'RadioIndicator'],
];

function fieldsOf(name: string, component: unknown, can: boolean): string[] {
  try {
    const html = renderToStaticMarkup(
      <core.MantineProvider>
        <MessagesProvider translator={readTranslator('en', ['ui'])}>
          <EditableIf can={can}>
            {createElement(component as ComponentType<typeof props>, { key: name, ...props })}
          </EditableIf>
        </MessagesProvider>
      </core.MantineProvider>,
    );
    return html.match(/<(?:input|textarea|select)\b(?![^>]*type="(?:hidden|file)")[^>]*>/g) ?? [];
  } catch {
    // A part that cannot be drawn without what is around it.
    return [];
  }
}

const components = Object.entries({ ...core, ...dates }).filter(
  ([name]) => /^[A-Z]/.test(name) && !noFields.includes(name),
);
const isOff = (field: string) => /\s(?:readonly|disabled)=""/i.test(field);

test('no field that the library has can be filled in by an account that may only read', () => {
  const drawn = components.map(([name, component]) => ({ name, fields: fieldsOf(name, component, false) }));
  expect(drawn.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(20);
  const open = drawn.filter(({ fields }) => !fields.every(isOff));
  expect(open.map(({ name, fields }) => `${name} ${fields}`)).toEqual([]);
});

test('the same fields can be filled in by an account that may edit', () => {
  const names = ['TextInput', 'Autocomplete', 'SegmentedControl', 'Radio', 'TagsInput', 'NativeSelect'];
  const drawn = components.filter(([name]) => names.includes(name));
  expect(drawn.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  for (const [name, component] of drawn) {
    expect(fieldsOf(name, component, true).some(isOff), name).toBe(false);
  }
});
