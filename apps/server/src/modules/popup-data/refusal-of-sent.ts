import { popupDataRefusals } from '@foyer/domain/channels/popup-data.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { Sent } from './send-signed.ts';

/** Why an address cannot be used, at its field; undefined where it can. */
export function refusalOfSent({ problem, status }: Sent, field: string): Refusal | undefined {
  if (problem === null) return undefined;
  return {
    code: popupDataRefusals[problem],
    field,
    ...(problem === 'answer-refused' ? { params: { status: status ?? 0 } } : {}),
  };
}
