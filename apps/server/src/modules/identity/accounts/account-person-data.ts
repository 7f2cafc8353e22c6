import type { PersonData } from '../../person-data/index.ts';
import { listAccountsOf } from './person-account.repository.ts';

/** An account of a colleague with the same address stays until it is deleted on its own page. */
export const accountPersonData: PersonData = {
  name: 'identity',
  columns: [
    'account.username',
    'account.email',
    'session.user_agent',
    'sign_in.address',
    'login_attempt.subject',
  ],
  async find(_app, scope, { emails }) {
    const accounts = await listAccountsOf(scope, emails);
    return [
      {
        kind: 'accounts',
        records: accounts.length,
        from: accounts[0]?.createdAt ?? null,
        until: accounts.at(-1)?.createdAt ?? null,
      },
    ];
  },
  read: async (_app, scope, { emails }) => ({
    accounts: (await listAccountsOf(scope, emails)).map((account) => ({
      ...account,
      createdAt: account.createdAt.toISOString(),
    })),
  }),
};
