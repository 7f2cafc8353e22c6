import { describe, expect, it } from 'vitest';
import { composeDocument, type GraphqlDocument, operationName, pickFragment } from './graphql-document.ts';

describe('graphql document', () => {
  it('a query carries each fragment that it needs once, also those of its fragments', () => {
    composeDocument('fragment Place on Location { id town }');
    composeDocument('fragment Visit on Timeslot { id location { ...Place } }');
    const query = composeDocument(
      'query Visits { visits { ...Visit location { ...Place ... on Tent { id } } } }',
    );
    expect(query.match(/fragment Place/g)).toHaveLength(1);
    expect(query.match(/fragment Visit/g)).toHaveLength(1);
  });

  it('an undefined fragment is named', () => {
    expect(() => composeDocument('query Q { a { ...Missing } }')).toThrow('fragment Missing');
  });

  it('a document is known by its name', () => {
    expect(operationName('\n  mutation RenameLocation($id: ID!) { a }')).toBe('RenameLocation');
    expect(() => operationName('{ a }')).toThrow('needs a name');
  });

  it('the fields of a fragment are separated from the rest of an answer', () => {
    const fragment: GraphqlDocument<{ name: string; hours: { opens: string }[] }, never> = composeDocument(
      'fragment Shop on Location { name hours { opens days { id } } }',
    );
    const answer = { name: 'Getij', hours: [{ opens: '10:00' }], id: '1', opens: 'never', Shop: 1 };
    expect(pickFragment(fragment, answer)).toEqual({ name: 'Getij', hours: [{ opens: '10:00' }] });
  });
});
