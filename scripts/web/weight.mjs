import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** By the names that `vite.config.ts` gives the files. */
const START = ['start', 'frame']
const LOCALES = ['en', 'es', 'fr', 'de']

/** The website's scripts are built apart from the app. */
export const WEBSITE_MANIFEST = '.vite/website.json'

/** What the build has made of each source. */
export async function readManifest(output) {
  const names = ['.vite/manifest.json', WEBSITE_MANIFEST]
  const parts = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(output, name), 'utf8'))))
  return Object.assign({}, ...parts)
}

/** What a browser must have before somebody can use the screen: by address, with the most it may weigh. */
export const FIRST_SCREENS = {
  '/dashboard': {
    names: [...START, 'dashboard'],
    texts: ['first-texts'],
    /** Shown beside it as soon as it has come: asked for at once, too. */
    next: ['history', 'attendants', 'marks'],
    nextTexts: ['activity-texts'],
    // Every screen makes way for what a rule of the customer asks of the person.
    budget: { files: 6, kilobytes: 150 },
  },
  /** The website: no React there. */
  '/': { names: ['island'], texts: [], budget: { files: 1, kilobytes: 5 } },
  '/login': {
    names: [...START, 'doors'],
    texts: ['first-texts', 'doors-texts'],
    budget: { files: 9, kilobytes: 208 },
  },
}

const inLanguage = (texts, locale) => texts.map((name) => `${name}-${locale}`)

/** The scripts of these names and of all they import, each once. */
export function filesOf(manifest, names) {
  const known = new Set()
  const add = (key) => {
    if (known.has(key)) return
    known.add(key)
    for (const imported of manifest[key].imports ?? []) add(imported)
  }
  for (const name of names) {
    const found = Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'))
    if (!found) throw new Error(`The build has no ${name}.`)
    add(found)
  }
  return [...new Set([...known].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'))
}

/** The first screens' JavaScript, in the language with the longest words. */
export async function weighFirstScreens(output) {
  const manifest = await readManifest(output)
  const sizes = new Map()
  const sizeOf = async (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(join(output, file)), { level: 9 }).length)
    return sizes.get(file)
  }
  const weights = []
  for (const [address, { names, texts, budget }] of Object.entries(FIRST_SCREENS)) {
    let heaviest = { files: 0, kilobytes: 0 }
    for (const locale of LOCALES) {
      const files = filesOf(manifest, [...names, ...inLanguage(texts, locale)])
      const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0)
      const kilobytes = Math.ceil(bytes / 1024)
      if (kilobytes > heaviest.kilobytes) heaviest = { files: files.length, kilobytes }
    }
    weights.push({ address, ...heaviest, budget, ...judge(heaviest, budget) })
  }
  return weights
}

export function judge({ files, kilobytes }, budget) {
  return { isTooHeavy: files > budget.files || kilobytes > budget.kilobytes }
}

/** For the start script of app.html: what to ask for at once, instead of finding it one file after the other. */
export function listPreloads(manifest) {
  const filesFor = ({ names, texts, next = [], nextTexts = [] }) =>
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        filesOf(manifest, [...names, ...inLanguage([...texts, ...nextTexts], locale), ...next]),
      ]),
    )
  const screens = Object.entries(FIRST_SCREENS).filter(([, { names }]) => names.includes(START[0]))
  return {
    pages: Object.fromEntries(screens.map(([address, screen]) => [address, filesFor(screen)])),
    otherwise: filesFor({ names: START, texts: ['first-texts'] }),
  }
}

/** Its source text is put into app.html, so it must stand alone. The language is found as the app finds it. */
function preload({ pages, otherwise }) {
  let stored = null
  try {
    stored = localStorage.getItem('goodword-language')
  } catch {
    // Storage is blocked: the browser's languages decide.
  }
  const wishes = [stored, ...navigator.languages].map((wish) => wish?.toLowerCase().split('-')[0])
  const locale = wishes.find((wish) => wish in otherwise) ?? 'en'
  for (const file of (pages[location.pathname] ?? otherwise)[locale]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}

export const writePreloadScript = (manifest) => `(${preload.toString()})(${JSON.stringify(listPreloads(manifest))})`
