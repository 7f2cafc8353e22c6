/** Wraps a personal value of an audit entry: it is stored encrypted with the person's key, never in the clear. */
export class Personal {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}
