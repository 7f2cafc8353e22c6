import { post, refusalOf } from '../../session/sign-in/link-call.ts';
import type { CompanyFormValues } from './company-fields.tsx';

/** Whose form the link opens; undefined for one that is spent, revoked, too old or unknown. */
export async function findFormLink(token: string): Promise<{ clientName: string } | undefined> {
  const response = await post('/v1/company_form', { token });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Fills the form in. Rejects with a `ValidationError`. */
export async function saveFormByLink(token: string, form: CompanyFormValues): Promise<void> {
  const response = await post('/v1/company_form/save', { token, form });
  if (!response.ok) throw await refusalOf(response);
}
