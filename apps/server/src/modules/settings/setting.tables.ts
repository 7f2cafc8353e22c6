import type { ColumnType, Generated } from 'kysely';

interface ClientSettingTable {
  clientId: string;
  id: Generated<string>;
  subject: string;
  sequence: number;
  value: ColumnType<unknown, string, never>;
  valueBefore: ColumnType<unknown, string, never>;
  effectiveAt: Date;
  madeAt: Date;
  madeBy: string | null;
  madeByName: string;
  settledAt: Date | null;
  withdrawnAt: Date | null;
  withdrawnByName: string | null;
}

interface ClientSecretTable {
  clientId: string;
  name: string;
  ciphertext: Buffer;
  keyId: string;
  setAt: Date;
  setByName: string;
}

interface CompanyFormTable {
  clientId: string;
  companyName: string;
  address: string;
  postalCode: string;
  town: string;
  vatNumber: string;
  kvkNumber: string;
  accountNumber: string;
  beneficiary: string;
  savedAt: Date;
  savedBy: string | null;
  savedByName: string | null;
}

interface CompanyFormLinkTable {
  clientId: string;
  id: Generated<string>;
  tokenHash: Buffer;
  madeAt: Date;
  madeByName: string;
  expiresAt: Date;
  revokedAt: Date | null;
  spentAt: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    clientSetting: ClientSettingTable;
    clientSecret: ClientSecretTable;
    companyForm: CompanyFormTable;
    companyFormLink: CompanyFormLinkTable;
  }
}
