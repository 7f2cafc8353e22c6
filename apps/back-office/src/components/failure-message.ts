import { unexpected, ValidationError } from '../session/graphql/validation-error.ts';

/** A failure without words of its own gets these: "ticket type not created, try again" (specification 001, section 8). */
export async function withFailureMessage<Done>(doing: Promise<Done>, message: string): Promise<Done> {
  try {
    return await doing;
  } catch (error) {
    const isSpoken =
      error instanceof ValidationError &&
      error.main?.errorKey !== unexpected &&
      (error.main !== null || error.fields.length > 0);
    throw isSpoken ? error : new ValidationError(message, null, []);
  }
}
