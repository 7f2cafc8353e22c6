export { listImages } from './image.repository.ts';
export { imageUrl } from './image-place.ts';
export { storeImage } from './store-image.ts';
