import './pictures.graphql.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/app.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { deletePicturesSubscription } from './delete-pictures-of-deleted.ts';
import { imagesRoutes } from './images.routes.ts';
import { remoteImagesRoutes } from './remote-images.routes.ts';
import { resizedImagesRoutes } from './resized-images.routes.ts';
import { createPictureService } from './serve-picture.ts';

const routes = (app: App) => async (server: FastifyInstance) => {
  await server.register(imagesRoutes(app));
  const serve = createPictureService(app);
  await server.register(resizedImagesRoutes(app, serve));
  await server.register(remoteImagesRoutes(app, serve));
};

export const imagesModule: ServerModule = {
  name: 'images',
  routes,
  subscriptions: [deletePicturesSubscription],
};
