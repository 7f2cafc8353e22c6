import type words from '@foyer/i18n/catalogues/en/audit.json';
import type labels from '@foyer/i18n/catalogues/en/fields.json';
import type { Personal } from './personal.ts';

type NamedIn<Group extends string, Key = keyof typeof words> = Key extends `audit.${Group}.${infer Name}`
  ? Name
  : never;

/** What an entry can be about; each has its word. */
export type AuditEntity = NamedIn<'entity'>;
/** What an entry can say was done; each has its sentence. */
export type AuditAction = NamedIn<'act'>;

/** A field has a word of the audit log, or the label of its form. */
type NamedField = NamedIn<'fieldName'> | Label<keyof typeof labels>;
type Label<Key> = Key extends `fields.${infer Name}` ? Name : never;

/**
 * The fields of values, nested ones too, that have neither a word in `audit.fieldName` nor a label in `fields`, and
 * the choices (`kind.period`) that have none in `audit.valueName`. Keys that are only known at run time (a language, a
 * module) are shown as they are.
 */
export type Unworded<Value, Field = never> = Value extends Personal | Date | null | undefined
  ? never
  : Value extends readonly (infer One)[]
    ? Unworded<One, Field>
    : Value extends object
      ? string extends keyof Value
        ? Unworded<Value[keyof Value], Field>
        : {
            [Name in keyof Value]-?: Name extends NamedField ? Unworded<Value[Name], Name> : Name;
          }[keyof Value]
      : Value extends string
        ? UnwordedChoice<Value, Field>
        : never;

/** Languages, countries and currencies have their names from the platform. */
type UnwordedChoice<Value extends string, Field> = string extends Value
  ? never
  : Value extends ''
    ? never
    : Field extends 'country' | 'currency' | 'language' | 'locale'
      ? never
      : Exclude<`${Field & string}.${Dashed<Value>}`, NamedIn<'valueName'>>;

/** 'fixed date' has its word under 'fixed-date'. */
type Dashed<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? Dashed<`${First}-${Rest}`>
  : Text;
