/** A notice as it came: signatures are over its bytes. */
export interface RawNotice {
  body: string;
  /** The value of a header; '' where there is none. */
  header(name: string): string;
}
