import { join } from 'node:path';
import type { Env } from '../../env.ts';

/** Where backups are written, and the list of erased keys beside them. */
export const backupFolder = ({ FOYER_BACKUP_DIR, FOYER_DATA_DIR }: Env): string =>
  FOYER_BACKUP_DIR ?? join(FOYER_DATA_DIR, 'backups');
