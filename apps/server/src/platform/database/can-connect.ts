import pg from 'pg';

/** Whether the server of a connection string accepts its user and password, within `timeoutMs`. */
export async function canConnect(connectionString: string, timeoutMs: number): Promise<boolean> {
  const connection = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  connection.on('error', () => {});
  try {
    await connection.connect();
    return true;
  } catch {
    return false;
  } finally {
    await connection.end().catch(() => {});
  }
}
