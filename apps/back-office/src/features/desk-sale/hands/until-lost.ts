import { isServerReachable, onConnectionChange } from '../../../session/graphql/connection.ts';

/** Whether the last call reached the server, and how to hear of a change. */
export interface ServerConnection {
  isReachable: () => boolean;
  onChange: (listener: () => void) => () => void;
}

export const serverConnection: ServerConnection = {
  isReachable: isServerReachable,
  onChange: onConnectionChange,
};

/**
 * A call that may hang for half a minute is not waited for once the connection is known to be lost; what it did is found out
 * later.
 */
export function untilLost<T>(
  call: Promise<T>,
  { isReachable, onChange }: ServerConnection,
  lost: () => Error,
): Promise<T> {
  let stop = () => {};
  const isLost = new Promise<never>((_, reject) => {
    stop = onChange(() => {
      if (!isReachable()) reject(lost());
    });
  });
  return Promise.race([call, isLost]).finally(() => stop());
}
