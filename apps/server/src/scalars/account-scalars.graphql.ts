import { accountSorts } from '@foyer/domain/identity/account-filter-input.ts';
import { accountLocales } from '@foyer/domain/identity/account-locales.ts';
import { givenLevels, rightLimits } from '@foyer/domain/identity/account-right.ts';
import { accountStates } from '@foyer/domain/identity/account-state.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { menuUserTypes } from '@foyer/domain/identity/default-menu.ts';
import { modules } from '@foyer/domain/identity/modules.ts';
import { signInResults } from '@foyer/domain/identity/sign-in-result.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const AccountLocaleScalar = unionScalar('AccountLocale', accountLocales);
export const AccountSortScalar = unionScalar('AccountSort', accountSorts);
export const AccountStateScalar = unionScalar('AccountState', accountStates);
export const AccountTypeScalar = unionScalar('AccountType', accountTypes);
export const GivenLevelScalar = unionScalar('GivenLevel', givenLevels);
export const MenuUserTypeScalar = unionScalar('MenuUserType', menuUserTypes);
export const ModuleScalar = unionScalar('Module', modules);
export const RightLimitScalar = unionScalar('RightLimit', rightLimits);
export const SignInResultScalar = unionScalar('SignInResult', signInResults);
