export { copyImages } from './copy-images.ts';
export { findImageOf, listImages, listImagesFor } from './image.repository.ts';
export { imageKey, imageUrl } from './image-place.ts';
export { storeImage } from './store-image.ts';
