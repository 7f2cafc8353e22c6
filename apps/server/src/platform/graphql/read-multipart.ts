import { GraphQLError } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import { z } from 'zod';
import { badRequest } from './bad-request.ts';

// The GraphQL multipart request specification: which file goes to which places of the variables.
const mapShape = z.record(z.string(), z.array(z.string()).min(1));
const variables = z.record(z.string(), z.unknown());
const requestShape = z.looseObject({ variables: variables.nullish().transform((given) => given ?? {}) });
const operationsShape = z.union([requestShape, z.array(requestShape)]);

/** An upload: an operations part, a map part, the files. @throws GraphQLError with 400, or 413 for a file too big. */
export async function readMultipart(request: Request): Promise<GraphQLParams | GraphQLParams[]> {
  const form = await readForm(request);
  const operations = operationsShape.safeParse(readJson(form, 'operations'));
  if (!operations.success) throw badRequest('The part "operations" is no GraphQL request.');
  const map = mapShape.safeParse(form.has('map') ? readJson(form, 'map') : {});
  if (!map.success) throw badRequest('The part "map" names no places for files.');
  for (const [part, paths] of Object.entries(map.data)) {
    const file = form.get(part);
    if (!file || typeof file === 'string') throw badRequest('The part "map" names a file that is not there.');
    for (const path of paths) place(operations.data, path.split('.'), file);
  }
  return operations.data;
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    const isTooBig = error instanceof Error && error.message.startsWith('File size limit exceeded');
    if (!isTooBig) throw badRequest('The multipart form cannot be read.');
    throw new GraphQLError('A file is too big.', {
      extensions: { code: 'REQUEST_ENTITY_TOO_LARGE', http: { status: 413 } },
    });
  }
}

function readJson(form: FormData, name: string): unknown {
  try {
    return JSON.parse(String(form.get(name)));
  } catch {
    throw badRequest(`The part "${name}" is no JSON.`);
  }
}

/** Files replace a `null` of the variables and nothing else: no path makes places or reaches beyond own properties. */
function place(operations: unknown, path: readonly string[], file: File): void {
  const isVariable = path.indexOf('variables') === (Array.isArray(operations) ? 1 : 0);
  let holder: unknown = isVariable ? operations : undefined;
  for (const key of path.slice(0, -1)) holder = ownValue(holder, key);
  const last = path.at(-1) ?? '';
  if (!isRecord(holder) || ownValue(holder, last) !== null) {
    throw badRequest('The part "map" names a place that is no empty variable.');
  }
  holder[last] = file;
}

function ownValue(holder: unknown, key: string): unknown {
  return isRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
