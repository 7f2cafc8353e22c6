import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import { builder } from '../../platform/graphql/builder.ts';

export const AccountRightRef = builder.objectRef<AccountRight>('AccountRight').implement({
  fields: (t) => ({
    module: t.exposeString('module'),
    level: t.exposeString('level'),
    limit: t.exposeString('limit'),
    officeIpOnly: t.exposeBoolean('officeIpOnly'),
    offlineSales: t.exposeBoolean('offlineSales'),
    pluSystem: t.exposeBoolean('pluSystem'),
  }),
});

export const AccountRightInput = builder.inputType('AccountRightInput', {
  fields: (t) => ({
    module: t.string(),
    level: t.string(),
    limit: t.string(),
    officeIpOnly: t.boolean({ required: false }),
    offlineSales: t.boolean({ required: false }),
    pluSystem: t.boolean({ required: false }),
  }),
});
