import { expect, test } from 'vitest';
import { type AccountRight, plainRight } from './account-right.ts';
import {
  findAdminConflict,
  findArchiveConflict,
  findChangeConflict,
  findDeletionConflict,
} from './account-rules.ts';

const desk = { id: 'desk', isMain: false, accountType: 'reception' } as const;
const main = { id: 'main', isMain: true, accountType: 'management' } as const;
const colleague = { id: 'colleague', isMain: false, accountType: 'management' } as const;
const menuRights: AccountRight = { module: 'menu-rights', level: 'edit', ...plainRight };

test('a receptionist is deleted; the main account, a manager and oneself are not', () => {
  expect(findDeletionConflict(desk, 'main')).toBeUndefined();
  expect(findDeletionConflict(main, 'colleague')?.code).toBe('main-account-kept');
  expect(findDeletionConflict(colleague, 'main')?.code).toBe('management-account-kept');
  expect(findDeletionConflict(desk, 'desk')?.code).toBe('own-account-kept');
});

test('a manager is archived; the main account and oneself are not', () => {
  expect(findArchiveConflict(colleague, 'main')).toBeUndefined();
  expect(findArchiveConflict(main, 'colleague')?.code).toBe('main-account-kept');
  expect(findArchiveConflict(colleague, 'colleague')?.code).toBe('own-account-kept');
});

test('the main account keeps its type and Edit on menu rights', () => {
  const before = { ...main, rights: [menuRights] };
  const kept = { accountType: 'management', rights: [menuRights] } as const;
  expect(findChangeConflict(before, kept, 'colleague')).toBeUndefined();
  expect(findChangeConflict(before, { ...kept, accountType: 'reception' }, 'colleague')?.code).toBe(
    'main-account-type-kept',
  );
  expect(findChangeConflict(before, { ...kept, rights: [] }, 'colleague')?.code).toBe(
    'main-account-menu-rights-kept',
  );
});

test('no account loses its own Edit on menu rights, also not by a limit or another type', () => {
  const own = { ...colleague, rights: [{ ...menuRights, limit: 'management only' as const }] };
  const change = (wanted: Parameters<typeof findChangeConflict>[1]) =>
    findChangeConflict(own, wanted, 'colleague')?.code;
  expect(change({ accountType: 'management', rights: [{ ...menuRights, level: 'access' }] })).toBe(
    'own-menu-rights-kept',
  );
  expect(change({ accountType: 'reception', rights: own.rights })).toBe('own-menu-rights-kept');
  expect(
    findChangeConflict({ ...own, id: 'other' }, { accountType: 'reception', rights: [] }, 'colleague'),
  ).toBe(undefined);
});

test('an Admin is of one type and is given no rights, having all of them', () => {
  expect(findAdminConflict({ accountType: 'management', rights: [] })).toBeUndefined();
  expect(findAdminConflict({ accountType: 'reception', rights: [] })).toEqual({
    code: 'admin-type-kept',
    field: 'accountType',
  });
  expect(findAdminConflict({ accountType: 'management', rights: [menuRights] })?.code).toBe(
    'admin-has-every-right',
  );
});
