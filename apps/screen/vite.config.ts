import { defineConfig } from 'vite';

export default defineConfig({
  base: '/ui/screen/',
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
