import type {
  VoucherBatchInput,
  VoucherBatchQuery,
  VoucherDetailsInput,
} from '../../generated/operations.ts';

export type EditedBatch = VoucherBatchQuery['voucherBatch'];

/** The fields that can be changed of a batch as well. A type, so that a form can index it. */
export type BatchDetails = {
  name: string;
  partnerId: string | null;
  reference: string;
  validFrom: string | null;
  validUntil: string | null;
  onSalesPage: boolean;
  atGate: boolean;
};

export type BatchForm = BatchDetails & {
  quantity: number | null;
  prefix: string;
  codeLength: number | null;
  dearerDay: 'visitor-pays' | 'voucher-covers';
  billing: 'elsewhere' | 'free';
  worth: { ticketTypeId: string; quantity: number | null }[];
};

export const newBatch: BatchForm = {
  name: '',
  partnerId: null,
  reference: '',
  validFrom: null,
  validUntil: null,
  onSalesPage: true,
  atGate: false,
  quantity: 100,
  prefix: '',
  codeLength: 10,
  dearerDay: 'visitor-pays',
  billing: 'elsewhere',
  worth: [],
};

export const batchInputOf = (form: BatchForm): VoucherBatchInput => form as VoucherBatchInput;
export const detailsInputOf = (form: BatchDetails): VoucherDetailsInput => form;

export function detailsOf({
  name,
  partnerId,
  reference,
  validFrom,
  validUntil,
  onSalesPage,
  atGate,
}: EditedBatch): BatchDetails {
  return { name, partnerId, reference, validFrom, validUntil, onSalesPage, atGate };
}
