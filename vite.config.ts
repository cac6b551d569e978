import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fromRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What every screen stands in, and what the first ones have in common with forms and addresses. */
const FRAME = new RegExp(
  [
    'src/web/app/(?:application|shell/shell)\\.tsx$',
    'src/web/ui/(?:forms/select|actions/text-link-classes|display/(?:card|page-header))\\.tsx?$',
    'src/web/components/(?:page|failures/query-state)\\.tsx$',
    'src/shared/contracts/(?:activity|addresses)\\.ts\\?plain$',
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

/**
 * Left as it is written: what React's compiler adds to draw again less weighs a third of it, and these parts are drawn once or twice.
 * Whatever stands around them is compiled, and hands them on as they were.
 */
const DRAWN_ONCE = new RegExp(
  [
    'src/web/app/[\\w-]+\\.tsx?$',
    'src/web/app/(?:guards|startup)/.*\\.tsx?$',
    'src/web/app/(?:search/search-box|shell/(?!drawer|keyboard-sheet|user-menu)[\\w-]+)\\.tsx?$',
    'src/web/components/(?:opens-late|page|platform-mark|product-link|review-rating|(?:account|failures)/[\\w-]+)\\.tsx?$',
    'src/web/features/(?:session/.*|notifications/notification-bell)\\.tsx?$',
    'src/web/features/dashboard/(?:dashboard-page|figure-card|first-steps|needs-card|use-figures)\\.tsx?$',
    'src/web/kernel/(?:use-chunk|use-page-title|formatting/use-now|session/me|shortcuts/use-shortcut)\\.ts$',
    'src/web/ui/(?:(?:actions|display|feedback|forms|reading)/.*|ui-provider)\\.tsx?$',
  ].join('|'),
)

/** As the screens wait for them (kernel/i18n/language.ts), in one file each for a language. */
function nameOfTexts(id: string): string {
  const [, place = '', locale] = /i18n\/([\w-]+)\/(\w+)\.ts$/.exec(id) ?? []
  if (['failures', 'session'].includes(place)) return `doors-texts-${locale}`
  if (place === 'activity') return `activity-texts-${locale}`
  return ['common', 'shell', 'dashboard'].includes(place) ? `first-texts-${locale}` : `texts-${locale}`
}

export default defineConfig({
  root: fromRepository('./src/web'),
  publicDir: 'static',
  plugins: [react({ compiler: true, exclude: [/\/node_modules\//, DRAWN_ONCE] }), tailwindcss()],
  // React has had itself for long what this library would bring it.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Bundled so that the prerenderer loads the few icons it draws instead of the whole set.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: fromRepository('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // What asks for another file has these already.
      resolveDependencies: (_file, needed) =>
        needed.filter((name) => !/\/(?:start|react|frame|rolldown-runtime)-/.test(name)),
    },
    // A data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        app: fromRepository('./src/web/app/app.html'),
        public: fromRepository('./src/web/public/public.css'),
      },
      // Few files, each with all it needs that none above it has. What comes first is as small as can be: the start, then
      // what every screen stands in. A screen of its own that nobody begins with shares the rest with the others.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 100 },
            { name: 'start', test: /src\/web\/app\/main\.tsx$|preload-helper/, priority: 90 },
            { name: 'frame', test: FRAME, priority: 80 },
            {
              name: 'attendants',
              test: /src\/web\/(?:app\/shell\/attendants|kernel\/push\/this-browser)\.tsx?$/,
              priority: 58,
            },
            { name: 'marks', test: /src\/web\/components\/platform-mark\.tsx$/, priority: 57 },
            {
              name: 'auth',
              test: /src\/web\/kernel\/session\/(?:auth-client|read-(?:arrival|auth-failure))\.ts$/,
              priority: 65,
            },
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
