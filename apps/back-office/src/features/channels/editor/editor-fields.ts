import type { UseFormReturnType } from '@mantine/form';
import type { EditTicketstreetQuery } from '../../../generated/operations.ts';
import type { TicketstreetForm } from '../ticketstreet-form.ts';
import type { EditedForm } from './state-of-part.ts';

export interface EditorFieldsProps {
  fields: UseFormReturnType<TicketstreetForm>;
}

export interface EditorData {
  street: EditTicketstreetQuery['ticketstreet'];
  ticketGroups: EditTicketstreetQuery['ticketGroups'];
  /** Means of payment that the client's providers offer. */
  offeredMethods: readonly string[];
}

/** What each part of the flow draws its fields with. */
export interface PartFieldsProps extends EditorFieldsProps {
  data: EditorData;
  language: string;
  onLanguage: (language: string) => void;
}

/** The values of a ticketstreet that exists: it has a sales flow. */
export const valuesOf = (fields: EditorFieldsProps['fields']): EditedForm => fields.getValues() as EditedForm;
