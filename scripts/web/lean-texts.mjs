import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Of the library that formats the messages: the same version of both. */
const ofIntlLibrary = createRequire(createRequire(import.meta.url).resolve('use-intl'))
const { default: compile } = await import(pathToFileURL(ofIntlLibrary.resolve('icu-minify/compile')).href)

/**
 * Messages are parsed when the app is built, not in each browser, which then needs no parser. The start's own texts are
 * read as they stand.
 */
export function leanTexts() {
  return {
    name: 'lean-texts',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    load: {
      filter: { id: /\/src\/web\/i18n\/(?!startup\/)[\w-]+\/\w+\.ts$/ },
      async handler(id) {
        const catalogue = await import(pathToFileURL(id).href)
        const lines = Object.entries(catalogue).map(
          ([name, texts]) => `export const ${name} = ${JSON.stringify(compileTexts(texts))}`,
        )
        return { code: `${lines.join('\n')}\n`, moduleType: 'js', moduleSideEffects: false }
      },
    },
  }
}

export function compileTexts(texts) {
  if (typeof texts === 'string') return compile(texts)
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileTexts(text)]))
}
