import type { CompanyFormQuery } from '../../generated/operations.ts';
import { type CompanyFormValues, emptyCompanyForm } from './company-fields.tsx';

/** What the settings in force say of the form's fields; the company name is that of the museum until it is typed. */
export function knownOf(settings: CompanyFormQuery['clientSettings']): Partial<CompanyFormValues> {
  const said = settings
    .filter(({ subject }) => subject === 'company' || subject === 'financial')
    .flatMap(({ inForce }) => Object.entries(inForce as Record<string, unknown>))
    .map(([field, value]) => [field === 'name' ? 'companyName' : field, value] as const)
    .filter(([field, value]) => field in emptyCompanyForm && typeof value === 'string');
  return Object.fromEntries(said);
}
