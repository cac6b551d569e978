import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fromRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const MEMORY =
  /src\/web\/kernel\/(?:browser-memory|random-uuid|theme|session\/session-storage)\.ts$|src\/shared\/domain\/(?:paths|locales)\.ts$|contracts\/session\.ts\?plain$|preload-helper/

/** What every screen stands in, and what the first ones have in common with forms and addresses. */
const FRAME = new RegExp(
  [
    'src/web/app/(?:application|shell/shell)\\.tsx$',
    'src/web/ui/(?:forms/select|actions/text-link-classes|display/(?:card|page-header))\\.tsx?$',
    'src/web/components/(?:page|failures/query-state)\\.tsx$',
    'src/shared/contracts/(?:activity|addresses|integrations|locations|reviews)\\.ts\\?plain$',
    'src/shared/domain/(?:activity-subjects|periods)\\.ts$',
    '@tanstack/react-query/.*/useQuery\\.js$',
    'lucide-react/.*/minus\\.mjs$',
  ].join('|'),
)

/** The languages' names, too, which else the search would fetch with all the doors. */
const FORMS =
  /src\/web\/(?:ui\/forms\/(?:field|checkbox|text-input)|components\/(?:failures\/problem-banner|forms\/use-attempt)|kernel\/i18n\/language-names)\.tsx?$/

/** What an address may say, and who one is. The schemas of a screen come with it. */
const SCHEMAS =
  /node_modules\/zod\/|\/(?:account-security|activity|addresses|(?:campaign|contact|hosted-page|page-response)-filter|disputes|endpoint|invitations|paging|qr-codes|reviews|session|team)\.ts\?schemas$|app\/address-reader\.ts$/

/** Who comes by a mail or another way in has an address of their own, and loads what is only there. */
const DOORS = /src\/web\/features\/session\/(?!reset-password)[\w-]+-page\.tsx$/

/** What opens over every screen; what is pressed first, with little else. */
const MENU = /src\/web\/app\/shell\/user-menu\.tsx$/
const LATER =
  /src\/web\/(?:app\/(?:search\/search-palette|shell\/(?:keyboard-sheet|drawer))|features\/(?:notices\/notice-banners|notifications\/bell-panel|session\/idle-dialog))\.tsx$/

/** As the screens wait for them (kernel/i18n/language.ts), in one file each for a language. */
function nameOfTexts(id: string): string {
  const [, place = '', locale] = /i18n\/([\w-]+)\/(\w+)\.ts$/.exec(id) ?? []
  if (place === 'session') return `doors-texts-${locale}`
  if (place === 'activity') return `activity-texts-${locale}`
  return ['common', 'shell', 'dashboard'].includes(place) ? `first-texts-${locale}` : `texts-${locale}`
}

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
      // Few files, each with all it needs that none above it has. What comes first is as small as can be: the start, then
      // what every screen stands in. A screen of its own that nobody begins with shares the rest with the others.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 100 },
            // The website's few scripts stand on these, and on nothing that knows React.
            { name: 'memory', test: MEMORY, priority: 98 },
            { name: 'calls', test: /src\/web\/kernel\/(?:api\/call|session\/session)\.ts$/, priority: 95 },
            { name: 'start', test: /src\/web\/app\/main\.tsx$/, priority: 90 },
            { name: 'frame', test: FRAME, priority: 80 },
            { name: nameOfTexts, debugName: 'texts', test: /src\/web\/(?:kernel\/i18n\/rest|i18n)\//, priority: 70 },
            { name: 'dashboard', test: /src\/web\/features\/dashboard\/dashboard-page\.tsx$/, priority: 60 },
            // What is in forms of all kinds, and in the dashboard's lower half.
            { name: 'forms', test: FORMS, priority: 55 },
            { name: 'schemas', test: SCHEMAS, priority: 50 },
            {
              name: 'overlays',
              test: /src\/web\/ui\/(?:overlays\/|feedback\/toast-place)|node_modules\/@base-ui\//,
              priority: 40,
            },
            { name: 'history', test: /src\/web\/features\/dashboard\/dashboard-history\.tsx$/, priority: 52 },
            { name: 'doors', test: DOORS, priority: 30 },
            { name: 'menu', test: MENU, priority: 25 },
            { name: 'later', test: LATER, priority: 20 },
            { name: 'shared', test: /\.(?:m?js|tsx?)$/, minShareCount: 2, priority: 10 },
          ],
        },
      },
      // Importing a part runs nothing by itself, so a screen gets only the parts it names from the box's one list; as
      // does, of the library that signs people in, whoever only reads its errors.
      treeshake: {
        moduleSideEffects: [
          { test: /src\/web\/ui\/.*\.tsx?$/, sideEffects: false },
          { test: /node_modules\/@supabase\/auth-js\//, sideEffects: false },
        ],
      },
    },
  },
})
