import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { type CompanyFormInput, companyFormInput } from '@foyer/domain/settings/company-form-input.ts';
import { settingSchemas } from '@foyer/domain/settings/setting-values.ts';
import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type AuditActor, actorOf, writeAudit } from '../audit-log/index.ts';
import { writeRowChange } from './client-facts.repository.ts';
import {
  endFormLinks,
  findClientOfFormLink,
  findCompanyForm,
  insertCompanyForm,
  lockFormLink,
  readClientName,
} from './company-form.repository.ts';
import { insertSetting } from './setting.repository.ts';
import { readSubject } from './subject-state.ts';

const filled: Refusal = { code: 'company-form-filled' };
const constraints = { company_form_pkey: filled, client_setting_sequence_key: filled };

/** Fills in the one-time form from the back office. @throws RefusedError `company-form-filled`. */
export async function fillCompanyForm(context: RequestContext, typed: unknown): Promise<void> {
  context.require('administratie', 'edit');
  const form = valueOrThrow(parseInput(companyFormInput, typed));
  const { accountId, username } = context.account;
  await refuseViolations(constraints, () =>
    context.inClient((scope) =>
      keepForm(context.app, scope, form, actorOf(context), { by: accountId, byName: username }),
    ),
  );
}

/** The client of the form. @throws NotFoundError `company-link-invalid` for a spent, revoked, old or unknown link. */
export async function readFormLink(
  app: App,
  token: string,
): Promise<{ clientName: string; expiresAt: Date }> {
  return withFormLink(app, token, async (_scope, link) => link);
}

/** The client's bookkeeping fills in the form by the secret link, which is spent with it. */
export async function fillCompanyFormByLink(app: App, token: string, typed: unknown): Promise<void> {
  await refuseViolations(constraints, () =>
    withFormLink(app, token, async (scope, link) => {
      const form = valueOrThrow(parseInput(companyFormInput, typed));
      await keepForm(app, scope, form, { kind: 'key', id: link.id }, { by: null, byName: null });
    }),
  );
}

async function withFormLink<T>(
  app: App,
  token: string,
  work: (scope: ClientScope, link: { id: string; clientName: string; expiresAt: Date }) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(token);
  const clientId = await findClientOfFormLink(app.db, tokenHash);
  if (!clientId) throw new NotFoundError('company-link-invalid');
  return inClient(app.db, clientId, async (scope) => {
    const link = await lockFormLink(scope, tokenHash, app.clock());
    const { name, active } = await readClientName(scope);
    if (!link || !active) throw new NotFoundError('company-link-invalid');
    return work(scope, { id: link.id, clientName: name, expiresAt: link.expiresAt });
  });
}

/** Once for ever; the settings start from what it says, and every link to it dies. */
async function keepForm(
  app: App,
  scope: ClientScope,
  form: CompanyFormInput,
  actor: AuditActor,
  { by, byName }: { by: string | null; byName: string | null },
): Promise<void> {
  if (await findCompanyForm(scope)) throw new RefusedError([filled]);
  const at = app.clock();
  await insertCompanyForm(scope, form, { at, by, byName });
  await endFormLinks(scope, { spentAt: at });
  const { vatNumber, kvkNumber, accountNumber, beneficiary, address, postalCode, town } = form;
  const made = { at, by, byName };
  await startSubject(scope, 'financial', { vatNumber, kvkNumber, accountNumber, beneficiary }, made);
  await startSubject(scope, 'company', { address, postalCode, town }, made);
  await writeAudit(scope, actor, {
    action: 'fill-company-form',
    entity: 'company-form',
    entityId: null,
    after: { ...form },
  });
}

/**
 * What the form says is not asked again: a subject that was never saved takes over the fields that are empty in it. The
 * name stays: visitors read that one, the form asks for the one in the trade register.
 */
async function startSubject(
  scope: ClientScope,
  subject: 'financial' | 'company',
  said: Readonly<Record<string, string>>,
  { at, by, byName }: { at: Date; by: string | null; byName: string | null },
): Promise<void> {
  const { history, inForce } = await readSubject(scope, subject, at);
  if (history.length > 0) return;
  const known = Object.entries(inForce).filter(([, value]) => value !== '' && value !== null);
  const value = settingSchemas[subject].safeParse({ ...inForce, ...said, ...Object.fromEntries(known) });
  // The form takes postal codes of every country.
  if (!value.success) return;
  await insertSetting(scope, {
    subject,
    sequence: 1,
    value: value.data,
    valueBefore: inForce,
    effectiveAt: at,
    madeAt: at,
    madeBy: by,
    madeByName: byName ?? '-',
    settledAt: at,
  });
  await writeRowChange(scope, subject, { value: value.data, valueBefore: inForce });
}
