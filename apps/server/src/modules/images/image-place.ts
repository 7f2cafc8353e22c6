/** The key of an image in the file store. */
export function imageKey(clientId: string, imageId: string): string {
  return `${clientId}/images/${imageId}`;
}

/** The address at which an image is served. An image never changes under its id, so it may be kept for ever. */
export function imageUrl(clientId: string, imageId: string): string {
  return `/images/${clientId}/${imageId}`;
}
