/** The present moment, passed in so that a test can choose any other one. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
