import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';

type Keys = Pick<App, 'secrets'>;

export const numberDigest = ({ secrets }: Keys, { clientId }: ClientScope, number: string): Buffer =>
  secrets.derive('sms-number', `${clientId} ${number}`);

export const networkDigest = (
  { secrets }: Keys,
  { clientId }: ClientScope,
  network: string | null,
): Buffer | null => (network === null ? null : secrets.derive('sms-network', `${clientId} ${network}`));

/** Of one sent code only: the same digits sent again have another one. */
export const codeDigest = ({ secrets }: Keys, { clientId }: ClientScope, id: string, code: string): Buffer =>
  secrets.derive('sms-code', `${clientId} ${id} ${code}`);
