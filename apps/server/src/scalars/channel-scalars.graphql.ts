import { channelSorts } from '@foyer/domain/channels/channel-filter-input.ts';
import { publicationStates } from '@foyer/domain/channels/channel-publication.ts';
import { adviceCodes, completeCodes, missingCodes } from '@foyer/domain/channels/channel-readiness.ts';
import { channelTextKeys } from '@foyer/domain/channels/channel-texts.ts';
import { detailKinds } from '@foyer/domain/channels/detail-kinds.ts';
import { popupDataRefusals } from '@foyer/domain/channels/popup-data.ts';
import {
  addressForms,
  buyerRestrictions,
  channelTemplates,
  cornerStyles,
  customFieldKinds,
  donationChoices,
  stepButtonStyles,
  ticketNameChoices,
  timeslotStyles,
} from '@foyer/domain/channels/sales-flow.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const AddressFormScalar = unionScalar('AddressForm', addressForms);
export const BuyerRestrictionScalar = unionScalar('BuyerRestriction', buyerRestrictions);
export const ChannelTextKeyScalar = unionScalar('ChannelTextKey', channelTextKeys);
export const ChannelTemplateScalar = unionScalar('ChannelTemplate', channelTemplates);
export const CornerStyleScalar = unionScalar('CornerStyle', cornerStyles);
export const CustomFieldKindScalar = unionScalar('CustomFieldKind', customFieldKinds);
export const DetailKindScalar = unionScalar('DetailKind', detailKinds);
export const DonationChoiceScalar = unionScalar('DonationChoice', donationChoices);
export const StepButtonStyleScalar = unionScalar('StepButtonStyle', stepButtonStyles);
export const TicketNameChoiceScalar = unionScalar('TicketNameChoice', ticketNameChoices);
export const TimeslotStyleScalar = unionScalar('TimeslotStyle', timeslotStyles);
export const ChannelSortScalar = unionScalar('ChannelSort', channelSorts);
export const PublicationStateScalar = unionScalar('PublicationState', publicationStates);

const codesOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>) => Object.keys(codes) as Code[];

export const AdviceCodeScalar = unionScalar('AdviceCode', codesOf(adviceCodes));
export const PopupDataProblemScalar = unionScalar('PopupDataProblem', codesOf(popupDataRefusals));
export const CompleteCodeScalar = unionScalar('CompleteCode', completeCodes);
export const MissingCodeScalar = unionScalar('MissingCode', codesOf(missingCodes));
