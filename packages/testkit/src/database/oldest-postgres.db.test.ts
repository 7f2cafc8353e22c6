import { expect, test } from 'vitest';
import { readAcceptedStatements } from './accepted-statements.ts';
import { testDatabase } from './test-database.ts';

const folder = process.env.FOYER_OLDEST_STATEMENTS_FOLDER;

/** Tables that a session makes for its rows (`copyRows`), the mark of a restore, and two that tests make. */
const MADE_ON_THE_WAY =
  /^relation "(copied_\w+|unfinished_restore|visit|money_machine_crash)" does not exist$/;

test.runIf(folder)(
  'the oldest supported PostgreSQL reads every statement that the newest one accepted in the tests before',
  async () => {
    const { owner } = await testDatabase();
    const connection = await owner.connect();
    const statements = readAcceptedStatements(folder ?? '');
    const refused: string[] = [];
    for (const text of statements) {
      try {
        await connection.query(`prepare one as ${text}`);
        await connection.query('deallocate one');
      } catch (error) {
        const { message } = error as Error;
        if (!MADE_ON_THE_WAY.test(message)) refused.push(`${message}: ${text.replace(/\s+/g, ' ')}`);
      }
    }
    connection.release();
    expect(refused).toEqual([]);
    // The whole of the tests sends thousands: that fewer came says that they are no longer collected.
    expect(statements.length).toBeGreaterThan(1_000);
  },
);
