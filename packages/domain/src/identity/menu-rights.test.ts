import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountRight, isHigher, levelOf, levelsOf, plainRight, rightLevels } from './account-right.ts';
import { accountTypes } from './account-types.ts';
import {
  cellAtLevel,
  cellOf,
  emptyCell,
  findCellLock,
  givesRights,
  isSameCell,
  isSkipped,
  moduleGroups,
  type RightCell,
  rightsVersion,
} from './menu-rights.ts';
import { accountRightInput } from './menu-rights-input.ts';
import { modules } from './modules.ts';
import { startRights } from './start-rights.ts';
import { findRightAboveType, highestLevel, rightsWithinType } from './type-ceiling.ts';

const rows = moduleGroups.flatMap((group) => group.modules);
const aModule = fc.constantFrom(...rows);
const aType = fc.constantFrom(...accountTypes);
const aLevel = fc.constantFrom(...rightLevels);
const aRight: fc.Arbitrary<AccountRight> = fc.record({
  module: aModule,
  level: fc.constantFrom('access', 'edit', 'extra'),
  limit: fc.constantFrom('none', 'management only', 'reception only'),
  officeIpOnly: fc.boolean(),
  offlineSales: fc.boolean(),
  pluSystem: fc.boolean(),
});
const someRights = fc.uniqueArray(aRight, { selector: ({ module }) => module });

describe('what a type can have', () => {
  test('every row of the matrix is a module, each once, and clients is not among them', () => {
    expect([...rows].sort()).toEqual(modules.filter((module) => module !== 'clients').sort());
  });

  test('no type starts with more than it can have', () => {
    for (const type of accountTypes) {
      for (const [module, levels] of startRights(type)) {
        expect(isHigher(levelOf(levels), highestLevel(type, module)), `${type} ${module}`).toBe(false);
      }
    }
  });

  test('read only never edits, a web shop customer has nothing, and only Admins have clients', () => {
    for (const module of rows) {
      expect(highestLevel('read only', module)).toBe('access');
      expect(highestLevel('web shop customer', module)).toBe('none');
    }
    for (const type of accountTypes) expect(highestLevel(type, 'clients')).toBe('none');
    expect(highestLevel('sales partner', 'ticketverkoop')).toBe('edit');
    expect(highestLevel('sales partner', 'order-management')).toBe('none');
    expect(highestLevel('management', 'transactiekosten')).toBe('access');
  });

  test('rights that are lowered to a type are rights that the type can have, and never higher than they were', () => {
    fc.assert(
      fc.property(aType, someRights, (type, rights) => {
        const kept = rightsWithinType(type, rights);
        expect(findRightAboveType(type, kept)).toBeUndefined();
        for (const right of kept)
          expect(isHigher(right.level, cellOf(rights, right.module).level)).toBe(false);
        expect(rightsWithinType(type, kept)).toEqual(kept);
      }),
    );
  });

  test('"set all" skips exactly what the type cannot have and what is locked', () => {
    fc.assert(
      fc.property(aType, aModule, aLevel, (accountType, module, level) => {
        const above = isHigher(level, highestLevel(accountType, module));
        expect(isSkipped({ level, accountType, module, lock: undefined })).toBe(above);
        const locked = isSkipped({ level, accountType, module, lock: 'main' });
        expect(locked).toBe(above || level === 'none' || level === 'access');
      }),
    );
  });
});

describe('a cell', () => {
  test('at none keeps no limit and no function; at any other level it keeps them', () => {
    fc.assert(
      fc.property(aRight, aLevel, ({ module: _module, ...cell }, level) => {
        const after = cellAtLevel(cell, level);
        if (level === 'none') expect(after).toEqual(emptyCell);
        else expect(isSameCell({ ...after, level: cell.level }, cell)).toBe(true);
      }),
    );
  });

  test('is locked on menu rights alone: the main account’s for everyone, one’s own for oneself', () => {
    const own = { accountId: 'me', isMain: false };
    expect(findCellLock(own, 'menu-rights', 'me')).toBe('own');
    expect(findCellLock(own, 'menu-rights', 'you')).toBeUndefined();
    expect(findCellLock({ ...own, isMain: true }, 'menu-rights', 'you')).toBe('main');
    expect(findCellLock(own, 'gebruikers', 'me')).toBeUndefined();
    expect(findCellLock({ accountId: null, isMain: false }, 'menu-rights', 'me')).toBeUndefined();
  });

  test('gives rights from Edit on, for its own type and from anywhere', () => {
    const edit: RightCell = { level: 'edit', ...plainRight };
    expect(givesRights(edit, 'management')).toBe(true);
    expect(givesRights({ ...edit, level: 'access' }, 'management')).toBe(false);
    expect(givesRights({ ...edit, limit: 'reception only' }, 'management')).toBe(false);
    expect(givesRights({ ...edit, officeIpOnly: true }, 'management')).toBe(false);
  });

  test('each level has those before it', () => {
    fc.assert(
      fc.property(aLevel, (level) => {
        const { access, edit, extra } = levelsOf(level);
        expect((access || !edit) && (edit || !extra)).toBe(true);
      }),
    );
  });
});

test('rights have one version whatever their order, and another one as soon as anything differs', () => {
  fc.assert(
    fc.property(someRights, aRight, (rights, other) => {
      expect(rightsVersion([...rights].reverse())).toBe(rightsVersion(rights));
      const changed = [...rights.filter(({ module }) => module !== other.module), other];
      const isSame = isSameCell(cellOf(rights, other.module), cellOf(changed, other.module));
      expect(rightsVersion(changed) === rightsVersion(rights)).toBe(isSame);
    }),
  );
});

test('a function is kept only in the modules that have it', () => {
  fc.assert(
    fc.property(aRight, (right) => {
      const parsed = accountRightInput.parse(right);
      expect(parsed.offlineSales).toBe(right.offlineSales && right.module === 'ticketverkoop');
      if (right.module === 'dashboard') expect(parsed.pluSystem).toBe(false);
    }),
  );
});
