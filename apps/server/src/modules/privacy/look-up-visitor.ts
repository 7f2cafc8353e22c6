import { readPersonQuery } from '@foyer/domain/privacy/person-query.ts';
import type { App } from '../../platform/app.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, Personal, writeAudit } from '../audit-log/index.ts';
import { listPersonData, type Person, type PossibleMatch } from '../person-data/index.ts';
import { insertRequest, updateRequest } from './person-request.repository.ts';
import { getOwnRequest, type OpenRequest, privacyModuleRight } from './sealed-request.ts';
import { tracePerson } from './trace-person.ts';

const openHours = 24;

/**
 * Looks a person up by the whole address or a part of the name. A name that fits one person means that person; of
 * several, none is meant until one is chosen. What was typed is kept sealed, in the look-up and in the audit log.
 * @returns the id of the look-up, which its asker can open for a day. Refusals: those of `readPersonQuery`.
 */
export async function lookUpVisitor(context: RequestContext, typed: string): Promise<{ id: string }> {
  context.require(privacyModuleRight, 'access');
  const query = valueOrThrow(readPersonQuery(typed));
  const { app } = context;
  return context.inClient(async (scope) => {
    const person: Person =
      query.by === 'email'
        ? { emails: [query.email], names: [] }
        : theOnly(await suggest(scope, { part: query.part }));
    const key = await createPersonKey(scope, app.secrets);
    const now = app.clock();
    const said = query.by === 'email' ? query.email : query.part;
    const id = await insertRequest(scope, {
      accountId: context.account.accountId,
      personKeyId: key.id,
      sealed: key.encrypt({ query: said, ...person }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + openHours * 3_600_000),
    });
    await writeAudit(
      scope,
      actorOf(context),
      { action: 'look-up-person', entity: 'person', entityId: id, after: { query: new Personal(said) } },
      key,
    );
    return { id };
  });
}

/**
 * Says that a possible match is the same person, or which of several is meant. Audited. Refusal:
 * `visitor-data-changed` where the match is none any more.
 */
export async function addToVisitor(
  context: RequestContext,
  id: string,
  { email, name }: { email: string; name: string },
): Promise<void> {
  context.require(privacyModuleRight, 'access');
  await context.inClient(async (scope) => {
    const request = await getOwnRequest(context, scope, id, { isLocked: true });
    const match = (await listMatches(context.app, scope, request)).find(
      (one) => one.email === email && one.name.toLowerCase() === name.toLowerCase(),
    );
    if (!match) throw new RefusedError([{ code: 'visitor-data-changed' }]);
    const added = personOf(match);
    const person = {
      emails: [...new Set([...request.person.emails, ...added.emails])],
      names: [...new Set([...request.person.names, ...added.names])],
    };
    await updateRequest(scope, id, request.key.encrypt({ query: request.query, ...person }));
    await writeAudit(
      scope,
      actorOf(context),
      {
        action: 'add-to-person',
        entity: 'person',
        entityId: id,
        after: { query: new Personal(match.email || match.name) },
      },
      request.key,
    );
  });
}

/** Who can be meant too: by the name that was typed while no person is meant, else those who resemble the person. */
export async function listMatches(
  app: App,
  scope: ClientScope,
  { person, query }: Pick<OpenRequest, 'person' | 'query'>,
): Promise<PossibleMatch[]> {
  if (person.emails.length + person.names.length === 0) return suggest(scope, { part: query });
  const { known } = await tracePerson(app, scope, person);
  return (await suggest(scope, { ...person, ...known })).filter(
    ({ email, name }) => email !== '' || !person.names.includes(name.toLowerCase()),
  );
}

async function suggest(
  scope: ClientScope,
  like: Parameters<NonNullable<ReturnType<typeof listPersonData>[number]['suggest']>>[1],
): Promise<PossibleMatch[]> {
  const found: PossibleMatch[] = [];
  for (const part of listPersonData()) found.push(...((await part.suggest?.(scope, like)) ?? []));
  return found;
}

function theOnly(matches: readonly PossibleMatch[]): Person {
  const [match, ...others] = matches;
  return match && others.length === 0 ? personOf(match) : { emails: [], names: [] };
}

function personOf({ email, name }: PossibleMatch): Person {
  return email ? { emails: [email], names: [] } : { emails: [], names: [name.toLowerCase()] };
}
