import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fromRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: fromRepository('./src/web'),
  publicDir: 'static',
  plugins: [react({ compiler: true }), tailwindcss()],
  // Bundled so that the prerenderer loads the few icons it draws instead of the whole set.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: fromRepository('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // A data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        app: fromRepository('./src/web/app/app.html'),
        island: fromRepository('./src/web/public/island.ts'),
        public: fromRepository('./src/web/public/public.css'),
      },
      // Every screen's texts of one language arrive together; those of the start, in all languages, with the app.
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'texts',
              test: /src\/web\/i18n\/(?!startup\/)/,
              name: (id: string) => `texts-${/(\w+)\.ts$/.exec(id)?.[1]}`,
            },
          ],
        },
      },
      // Importing a part runs nothing by itself, so a screen gets only the parts it names from the box's one list.
      treeshake: { moduleSideEffects: [{ test: /src\/web\/ui\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
})
