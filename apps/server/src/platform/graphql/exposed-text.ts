import type {
  CompatibleTypes,
  FieldRef as ExposedField,
  ExposeNullability,
  FieldKind,
  FieldNullability,
  FieldOptionsFromKind,
  InferredFieldOptionKeys,
  NormalizeArgs,
  SchemaTypes,
  ShapeFromTypeParam,
} from '@pothos/core';

/** The properties that hold any text; one that holds a union of the domain is exposed with its scalar. */
type TextOf<Parent> = {
  [Name in keyof Parent]-?: string extends NonNullable<Awaited<Parent[Name]>> ? Name : never;
}[keyof Parent] &
  string;

type ListOfTextsOf<Parent> = {
  [Name in keyof Parent]-?: NonNullable<Awaited<Parent[Name]>> extends readonly (infer Item)[]
    ? string extends Item
      ? Name
      : never
    : never;
}[keyof Parent] &
  string;

/** Options of a field that exposes a property, as Pothos has them. */
type ExposeOptions<
  Types extends SchemaTypes,
  Parent,
  Type extends 'String' | ['String'],
  Name extends keyof Parent,
  Nullable extends FieldNullability<Type>,
  Kind extends FieldKind,
  Answer,
> = ExposeNullability<Types, Type, Parent, Name, Nullable> &
  Omit<
    FieldOptionsFromKind<Types, Parent, Type, Nullable, Record<never, never>, Kind, Parent, Answer>,
    'nullable' | 'type' | InferredFieldOptionKeys
  >;

declare global {
  namespace PothosSchemaTypes {
    /** Narrower than in Pothos: a union of strings does not compile as `String` (decision 0064). */
    interface FieldBuilder<Types extends SchemaTypes, ParentShape, Kind extends FieldKind = FieldKind> {
      exposeString<
        Name extends CompatibleTypes<Types, ParentShape, 'String', true>,
        Answer,
        Nullable extends FieldNullability<'String'> = Types['DefaultFieldNullability'],
      >(
        name: Name & TextOf<ParentShape>,
        ...args: NormalizeArgs<
          [options: ExposeOptions<Types, ParentShape, 'String', Name, Nullable, Kind, Answer>]
        >
      ): ExposedField<Types, ShapeFromTypeParam<Types, 'String', Nullable>, Kind>;
      exposeStringList<
        Name extends CompatibleTypes<Types, ParentShape, ['String'], { list: true; items: true }>,
        Answer,
        Nullable extends FieldNullability<['String']> = Types['DefaultFieldNullability'],
      >(
        name: Name & ListOfTextsOf<ParentShape>,
        ...args: NormalizeArgs<
          [options: ExposeOptions<Types, ParentShape, ['String'], Name, Nullable, Kind, Answer>]
        >
      ): ExposedField<Types, ShapeFromTypeParam<Types, ['String'], Nullable>, Kind>;
    }
  }
}
