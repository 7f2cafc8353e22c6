/** Where the embedded PostgreSQL tells what happens to it. */
export interface EmbeddedPostgresLog {
  info(message: string): void;
  error(message: string): void;
}
