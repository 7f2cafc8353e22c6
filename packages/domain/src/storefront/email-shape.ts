/** A local part, an @ and a host with a dot: a typing mistake is caught, a strange but real address is not. */
export const emailShape = /^[^\s@"<>(),;:\\]+@[^\s@.,;:]+(?:\.[^\s@.,;:]+)+$/u;
