import { plainRight, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { expect, test } from 'vitest';
import { moveDoor } from './door.ts';
import {
  allModules,
  cellKey,
  copyRights,
  countChanges,
  editsSince,
  type MatrixColumn,
  type MatrixEdits,
  rightsOf,
  setLevel,
  setParts,
  shownCell,
  takeRights,
} from './matrix.ts';

const none: MatrixEdits = new Map();
const column = (name: string, accountType: MatrixColumn['accountType'], isMain = false): MatrixColumn => ({
  key: name,
  name,
  accountType,
  accountId: name,
  isMain,
  version: '',
  rights: startAccountRights(accountType),
  start: startAccountRights(accountType),
});
const manager = column('manager', 'management', true);
const desk = column('desk', 'reception');
const reader = column('reader', 'read only');
const all = (one: MatrixColumn) => allModules.map((module) => ({ column: one, module }));

test('a level that comes back to what is in force is no change any more', () => {
  const place = { column: desk, module: 'ticketverkoop' as const };
  const { edits } = setLevel(none, [place], 'extra', 'me');
  expect(shownCell(edits, place).level).toBe('extra');
  expect(setLevel(edits, [place], 'edit', 'me').edits.size).toBe(0);
});

test('setting all of a read-only account to Edit skips everything and names it', () => {
  const { edits, skipped } = setLevel(none, all(reader), 'edit', 'me');
  expect(edits.size).toBe(0);
  expect(skipped).toHaveLength(allModules.length);
});

test('the main account keeps Edit on menu rights when everything is taken', () => {
  const { edits, skipped } = setLevel(none, all(manager), 'none', 'me');
  expect(skipped.map(({ module }) => module)).toEqual(['menu-rights']);
  expect(rightsOf(edits, manager).map(({ module }) => module)).toEqual(['menu-rights']);
  const office = setParts(none, all(manager), { officeIpOnly: true }, 'me');
  expect(shownCell(office, { column: manager, module: 'menu-rights' }).officeIpOnly).toBe(false);
  expect(shownCell(office, { column: manager, module: 'products' }).officeIpOnly).toBe(true);
});

test('a cell that is set while the matrix is being saved stays a change, and so does one that is set back', () => {
  const [changed, setBack, kept] = (['products', 'ticketverkoop', 'gebruikers'] as const).map((module) => ({
    column: manager,
    module,
  }));
  if (!changed || !setBack || !kept) throw new Error('no cells');
  const sent = setLevel(none, [changed, setBack, kept], 'access', 'me').edits;
  const before = shownCell(none, setBack);
  expect(before.level).not.toBe('access');
  const again = setLevel(sent, [changed], 'none', 'me').edits;
  const meanwhile = setLevel(again, [setBack], before.level, 'me').edits;
  const since = editsSince(sent, meanwhile, [manager, desk]);
  expect(since).toEqual(
    new Map([
      [cellKey(changed), shownCell(meanwhile, changed)],
      [cellKey(setBack), before],
    ]),
  );
});

test('copied rights are lowered to what the account type can have', () => {
  const edits = copyRights(none, reader, manager, 'me');
  expect(shownCell(edits, { column: reader, module: 'gebruikers' }).level).toBe('access');
  expect(countChanges(edits, [manager, desk, reader]).columns).toEqual([reader]);
});

test('limits go to cells with a level only, and a reset to the start table takes them back', () => {
  const edits = setParts(none, all(desk), { limit: 'reception only' }, 'me');
  expect(edits.has(cellKey({ column: desk, module: 'products' }))).toBe(false);
  expect(shownCell(edits, { column: desk, module: 'ticketverkoop' })).toEqual({
    level: 'edit',
    ...plainRight,
    limit: 'reception only',
  });
  expect(takeRights(edits, desk, desk.start, 'me').size).toBe(0);
});

test('a door moves to its new place and the others keep their order', () => {
  const doors = ['a', 'b', 'c', 'd'].map((id) => ({ id, isBeta: false }));
  const ids = (from: number, to: number) =>
    moveDoor(doors, from, to)
      .map(({ id }) => id)
      .join('');
  expect([ids(0, 2), ids(3, 0), ids(1, 1)]).toEqual(['bcad', 'dabc', 'abcd']);
});
