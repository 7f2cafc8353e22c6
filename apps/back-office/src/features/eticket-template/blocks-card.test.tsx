import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlocksCard } from './blocks-card.tsx';
import { type ETicketForm, withoutErrorsIn } from './eticket-template-form.ts';

const own = { kind: 'own', isOn: true, name: '', texts: [] };
const template: ETicketForm = JSON.parse(
  JSON.stringify({ ...firstETicketTemplate, blocks: [...firstETicketTemplate.blocks, own] }),
);

/** The kinds of the blocks that are marked in the list, while the first block is chosen. */
function markedWith(...fields: string[]): (string | undefined)[] {
  const initialErrors = Object.fromEntries(fields.map((field) => [field, 'Refused!']));
  const Form = () => {
    const form = useForm<ETicketForm>({ mode: 'controlled', initialValues: template, initialErrors });
    return <BlocksCard fields={form} canEdit chosen={0} onChoose={() => {}} />;
  };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MessagesProvider translator={readTranslator('en', ['ui', 'content', 'eticket-template'])}>
        <Form />
      </MessagesProvider>
    </MantineProvider>,
  );
  return html
    .split('<li')
    .slice(1)
    .flatMap((row, index) => (row.includes('needs attention') ? [template.blocks[index]?.kind] : []));
}

test('a block that could not be saved is marked in the list, whichever block is chosen', () => {
  expect(markedWith('codeSizeMm')).toEqual(['code']);
  expect(markedWith('blocks.6.name')).toEqual(['own']);
  expect(markedWith('blocks.4.texts.0.text', 'logoPlace', 'visitFields')).toEqual(['logo', 'visit', 'text']);
  expect(markedWith('blocks')).toEqual([]);
});

test('once a block is moved or removed, no mark stays at its old place', () => {
  const errors = { codeSizeMm: 'Too small', 'blocks.6.name': 'Fill in a name', blocks: 'Full' };
  expect(withoutErrorsIn(errors, 'blocks')).toEqual({ codeSizeMm: 'Too small', blocks: 'Full' });
});
