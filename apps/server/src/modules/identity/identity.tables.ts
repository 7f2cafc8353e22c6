import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import type { Generated } from 'kysely';
import type { LinkPurpose } from './link-purpose.ts';
import type { SignInResult } from './sign-in-result.ts';

interface AccountTable {
  clientId: string;
  id: Generated<string>;
  username: string;
  email: Generated<string>;
  accountType: AccountType;
  locale: Generated<string>;
  passwordHash: string | null;
  isMain: Generated<boolean>;
  mustChangePassword: Generated<boolean>;
  activatedAt: Date | null;
  archivedAt: Date | null;
  personKeyId: string | null;
  createdAt: Generated<Date>;
}

interface AccountRightTable {
  clientId: string;
  accountId: string;
  module: string;
  access: Generated<boolean>;
  edit: Generated<boolean>;
  extra: Generated<boolean>;
  managementOnly: Generated<boolean>;
  officeIpOnly: Generated<boolean>;
  receptionOnly: Generated<boolean>;
  offlineSales: Generated<boolean>;
  pluSystem: Generated<boolean>;
}

interface StartTableTable {
  clientId: string;
  accountType: AccountType;
}

interface StartRightTable extends Omit<AccountRightTable, 'accountId'> {
  accountType: AccountType;
}

interface AccountLoginLocationTable {
  clientId: string;
  accountId: string;
  locationId: string;
}

interface SessionTable {
  clientId: string;
  id: Generated<string>;
  accountId: string;
  userAgent: Generated<string>;
  createdAt: Generated<Date>;
  lastUsedAt: Generated<Date>;
  expiresAt: Date;
  endedAt: Date | null;
}

interface SessionRefreshTable {
  clientId: string;
  tokenHash: Buffer;
  sessionId: string;
  spentAt: Date | null;
}

interface SignInTable {
  clientId: string;
  id: Generated<string>;
  accountId: string;
  at: Date;
  address: string;
  result: SignInResult;
}

interface OneTimeLinkTable {
  clientId: string;
  id: Generated<string>;
  purpose: LinkPurpose;
  subjectId: string;
  tokenHash: Buffer;
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Date | null;
}

interface SecondFactorTable {
  clientId: string;
  accountId: string;
  wrappedSecret: Buffer;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
}

interface RecoveryCodeTable {
  clientId: string;
  accountId: string;
  codeHash: Buffer;
  usedAt: Date | null;
}

interface SigningKeyTable {
  id: string;
  publicJwk: unknown;
  wrappedPrivate: Buffer;
  createdAt: Generated<Date>;
  retiredAt: Date | null;
}

interface MenuItemTable {
  clientId: string;
  userType: 'Admin' | 'ClientUser';
  item: string;
  position: number;
  groupName: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    account: AccountTable;
    accountRight: AccountRightTable;
    startTable: StartTableTable;
    startRight: StartRightTable;
    accountLoginLocation: AccountLoginLocationTable;
    session: SessionTable;
    sessionRefresh: SessionRefreshTable;
    signIn: SignInTable;
    oneTimeLink: OneTimeLinkTable;
    secondFactor: SecondFactorTable;
    recoveryCode: RecoveryCodeTable;
    signingKey: SigningKeyTable;
    menuItem: MenuItemTable;
  }
}
