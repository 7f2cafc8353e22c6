import { describe, expect, test } from 'vitest';
import { auditActionText, auditSentence, auditSentenceText } from './audit-sentence.ts';
import dutch from './catalogues/nl/audit.json' with { type: 'json' };
import { readTranslator } from './read-catalogue.ts';

const namesOf = (group: string) =>
  Object.keys(dutch).flatMap((key) => (key.startsWith(group) ? key.slice(group.length) : []));
const actions = namesOf('audit.act.');
const entities = namesOf('audit.entity.');

describe.each([
  ['en', 'Signed out the sessions of account reception', 'Reopened a closure', 'Paused the workers'],
  ['nl', 'Sessies van account reception uitgelogd', 'Een sluiting heropend', 'Workers gepauzeerd'],
])('the audit log in %s', (language, sessions, closure, workers) => {
  const words = readTranslator(language, ['audit']);

  test('every action with every kind of thing is a whole sentence, with the name of the thing and without', () => {
    expect(actions.length * entities.length).toBeGreaterThan(2_000);
    const faults: string[] = [];
    for (const action of actions) {
      for (const entity of entities) {
        for (const entityName of ['Zomer {2026}', null]) {
          const text = auditSentenceText(words, { action, entity, entityName });
          const isWhole =
            /^\p{Lu}.*[^\s:]$/u.test(text) && !/audit\.|undefined|null| {2}|\{(?!2026)/.test(text);
          if (!isWhole) faults.push(`${action} ${entity}: ${text}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('every kind of thing is named in a sentence as in the list of objects', () => {
    expect(entities.filter((entity) => !words.has(`audit.thing.${entity}`))).toEqual([]);
  });

  test('a sentence says what was done to what, also to a thing without a name and without a thing', () => {
    const text = (action: string, entity: string, entityName: string | null = null) =>
      auditSentenceText(words, { action, entity, entityName });
    expect(text('end-sessions', 'account', 'reception')).toBe(sessions);
    expect(text('lift-closure', 'closure')).toBe(closure);
    expect(text('pause-workers', 'workers')).toBe(workers);
    expect(auditSentence(words, { action: 'end-sessions', entity: 'account', entityName: 'jan' })[1]).toBe(
      'account jan',
    );
  });

  test('an action to filter by needs no thing of its own', () => {
    expect(auditActionText(words, 'lift-closure')).toBe(closure);
    expect(auditActionText(words, 'end-sessions')).toBe(sessions.replace('account reception', '…'));
    expect(actions.filter((action) => !/^[\p{Lu}…]/u.test(auditActionText(words, action)))).toEqual([]);
  });

  test('an action of an older version is shown by its key', () => {
    expect(auditSentenceText(words, { action: 'paint-wall', entity: 'wall', entityName: 'North' })).toBe(
      'Paint wall: wall North',
    );
  });
});
