/** Widths in which a picture is served (specification 000, section 9). */
export const imageWidths = [
  640, 750, 828, 960, 1080, 1280, 1668, 1920, 2048, 2560, 3200, 3840, 4480, 5120, 6016,
] as const;

/** The key of an image in the file store. */
export function imageKey(clientId: string, imageId: string): string {
  return `${clientId}/images/${imageId}`;
}

/** The address at which an image is served. An image never changes under its id, so it may be kept for ever. */
export function imageUrl(clientId: string, imageId: string): string {
  return `/images/${clientId}/${imageId}`;
}
