import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import { accountRightInput } from '@foyer/domain/identity/menu-rights-input.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import {
  GivenLevelScalar,
  ModuleScalar,
  RightLimitScalar,
} from '../../../scalars/account-scalars.graphql.ts';

export const AccountRightRef = builder.objectRef<AccountRight>('AccountRight').implement({
  fields: (t) => ({
    module: t.expose('module', { type: ModuleScalar }),
    level: t.expose('level', { type: GivenLevelScalar }),
    limit: t.expose('limit', { type: RightLimitScalar }),
    officeIpOnly: t.exposeBoolean('officeIpOnly'),
    offlineSales: t.exposeBoolean('offlineSales'),
    pluSystem: t.exposeBoolean('pluSystem'),
  }),
});

export const AccountRightInput = inputFromZod('AccountRightInput', accountRightInput, {
  types: { module: ModuleScalar },
});
