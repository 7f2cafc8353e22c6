import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from './builder.ts';
import { answerAs } from './fields-from-zod.ts';

const date = z.string().refine(isLocalDate);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const instant = z.iso.datetime({ offset: true });

function parse<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new GraphQLError(`Not a valid ${what}`);
  return parsed.data;
}

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => new Date(parse(instant, value, 'instant')),
});

builder.scalarType('Date', {
  description: "A date local to its location, '2026-11-20'",
  serialize: (value) => value,
  parseValue: (value) => parse(date, value, 'date'),
});
answerAs('Date', localDateInput);

builder.scalarType('Time', {
  description: "A time of day local to its location, '14:00'",
  serialize: (value) => value,
  parseValue: (value) => parse(time, value, 'time'),
});

builder.scalarType('JSON', {
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
});

builder.scalarType('Upload', {
  description: 'A file of a multipart request (GraphQL multipart request convention)',
  serialize: () => {
    throw new GraphQLError('A file is sent, never answered');
  },
  parseValue: (value) => {
    if (!isFile(value)) throw new GraphQLError('Not a file');
    return value;
  },
});

/** Recognised by shape: the web server's own file class is not the platform's. */
function isFile(value: unknown): value is Blob {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value;
}
