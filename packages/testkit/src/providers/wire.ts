/**
 * A type of a provider's own library as it travels: its enumerations are texts. The counterparts of the tests give answers of
 * these types, so that the compiler compares them with the shapes that the providers publish.
 */
export type Wire<Value> = Value extends string
  ? `${Value}`
  : Value extends Date
    ? string
    : Value extends readonly (infer Item)[]
      ? Wire<Item>[]
      : Value extends object
        ? { -readonly [Field in keyof Value]: Wire<Value[Field]> }
        : Value;
