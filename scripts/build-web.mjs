// Builds everything a browser gets into dist/web: the app, the prerendered public pages and their compressed twins.
// Usage: node scripts/build-web.mjs [--if-stale]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readManifest, weighFirstScreens, WEBSITE_MANIFEST, writePreloadScript } from './web/weight.mjs'

const repository = fileURLToPath(new URL('..', import.meta.url))
const target = join(repository, 'dist/web')
const SOURCES = [
  'src/web',
  'src/shared',
  'openapi.json',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-web.mjs',
  'scripts/web',
]
const WORKSHOP = 'web-build-'
const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt|xml)$/

/** Answers in a few milliseconds while no file was touched; reads the sources only when one was. */
export async function isWebBuildStale() {
  const stamp = await readStamp()
  if (!stamp) return true

  const files = await listSources()
  const touched = fingerprintTouches(files)
  if (stamp.touched === touched) return false
  if (stamp.contents !== (await fingerprintContents(files))) return true

  await writeStamp(target, { ...stamp, touched })
  return false
}

/** Builds beside the present build and swaps at the end, so that a failed build leaves the old one in place. */
export async function buildWeb({ say = console.log } = {}) {
  process.env.NODE_ENV = 'production'
  const startedAt = performance.now()
  const files = await listSources()
  const stamp = { touched: fingerprintTouches(files), contents: await fingerprintContents(files) }
  await clearAbandonedWorkshops()
  const workshop = join(repository, `dist/${WORKSHOP}${process.pid}`)
  const output = join(workshop, 'web')

  try {
    say('Building the web app ...')
    // Not above: this file is read before any package is installed.
    const vite = await import('vite')
    const { leanContracts } = await import('./web/lean-contracts.mjs')
    const { leanTexts } = await import('./web/lean-texts.mjs')
    const plugins = [leanContracts(), leanTexts()]
    const base = { configFile: join(repository, 'vite.config.ts'), logLevel: 'warn', plugins }
    await vite.build({ ...base, build: { outDir: output } })
    await buildWebsiteScripts(vite, base, output)
    await buildPushWorker(vite, base, output)

    await checkWeight(output)

    say('Writing the public pages ...')
    const renderer = await buildRenderer(vite, base, join(workshop, 'prerender'))
    const pageCount = await writePages(renderer, output)

    say('Compressing ...')
    await compressFolder(join(output, 'assets'))
    await writeStamp(output, stamp)
    await swapIn(output, workshop)
    say(`Built the web app and ${pageCount} public pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** A screen that people begin with must not grow heavier unnoticed. */
async function checkWeight(output) {
  for (const { address, files, kilobytes, budget, isTooHeavy } of await weighFirstScreens(output)) {
    if (!isTooHeavy) continue
    throw new Error(
      `${address} needs ${files} scripts of ${kilobytes} KB, compressed; ${budget.files} of ${budget.kilobytes} KB are allowed.`,
    )
  }
}

/** What builds have left that were killed half-way: those whose process has ended. */
async function clearAbandonedWorkshops() {
  const dist = join(repository, 'dist')
  const names = existsSync(dist) ? await readdir(dist) : []
  for (const name of names.filter((entry) => entry.startsWith(WORKSHOP))) {
    if (!isRunning(Number(name.slice(WORKSHOP.length)))) await rm(join(dist, name), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Apart from the app, so that the files of neither are cut for the other. */
async function buildWebsiteScripts(vite, base, outDir) {
  await vite.build({
    ...base,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: WEBSITE_MANIFEST,
      rolldownOptions: {
        input: join(repository, 'src/web/public/island.ts'),
        output: { codeSplitting: true },
      },
    },
  })
}

/** In one piece and by its own name at the root: there it stands for the whole product, and there browsers look for a newer one. */
async function buildPushWorker(vite, base, outDir) {
  await vite.build({
    ...base,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: join(repository, 'src/web/app/push-worker.ts'),
        output: { format: 'iife', entryFileNames: 'push-worker.js', codeSplitting: false },
      },
    },
  })
}

async function buildRenderer(vite, base, outDir) {
  await vite.build({
    ...base,
    build: { ssr: 'public/prerender.tsx', outDir, copyPublicDir: false, manifest: false },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

async function writePages({ renderSite, EARLY_SCRIPT, APP_FALLBACK_SCRIPT, STARTUP_TEXTS }, output) {
  const manifest = await readManifest(output)
  const site = renderSite(assetsOf(manifest), JSON.parse(await readFile(join(repository, 'openapi.json'), 'utf8')))
  for (const { file, content } of site.files) await writeText(join(output, 'pages', file), content)
  await writeText(join(output, 'pages/index.json'), `${JSON.stringify(site.index, null, 1)}\n`)

  const shell = await readFile(join(output, 'app/app.html'), 'utf8')
  const scripts = {
    'early-script': `<script>${EARLY_SCRIPT}</script>`,
    'preload-script': `<script>${writePreloadScript(manifest)}</script>`,
    'startup-texts': `<script type="application/json" id="startup-texts">${STARTUP_TEXTS}</script>`,
    'fallback-script': `<script>${APP_FALLBACK_SCRIPT}</script>`,
  }
  const page = Object.entries(scripts).reduce((html, [name, script]) => place(html, name, script), shell)
  await writeText(join(output, 'app.html'), page)
  await rm(join(output, 'app'), { recursive: true })
  return site.index.length
}

function place(html, name, script) {
  const mark = `<!-- ${name} -->`
  if (!html.includes(mark)) throw new Error(`src/web/app/app.html has no ${mark}.`)
  // By a function, because a replacement text may not hold a `$`.
  return html.replace(mark, () => script)
}

/** The hashed addresses the pages link to. */
function assetsOf(manifest) {
  const fileOf = (source) => {
    const entry = Object.values(manifest).find((candidate) => candidate.src?.endsWith(source))
    if (!entry) throw new Error(`The build has no ${source}; the public pages need it.`)
    return `/${entry.file}`
  }
  return {
    stylesheet: fileOf('public/public.css'),
    script: fileOf('public/island.ts'),
    font: fileOf('inter-latin-wght-normal.woff2'),
  }
}

async function swapIn(output, workshop) {
  if (existsSync(target)) await rename(target, join(workshop, 'old'))
  await rename(output, target)
}

async function compressFolder(folder) {
  const toGzip = promisify(gzip)
  const toBrotli = promisify(brotliCompress)
  for (const name of await readdir(folder)) {
    if (!COMPRESSIBLE.test(name)) continue
    const path = join(folder, name)
    const content = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
    await writeFile(`${path}.br`, await toBrotli(content, { params }))
  }
}

async function listSources() {
  const files = []
  for (const source of SOURCES) await collect(join(repository, source), files)
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function collect(path, files) {
  const facts = await stat(path)
  if (facts.isDirectory()) {
    for (const name of await readdir(path)) await collect(join(path, name), files)
  } else if (!/\.test\.tsx?$/.test(path)) {
    files.push({ path, name: relative(repository, path), size: facts.size, touchedAt: facts.mtimeMs })
  }
}

function fingerprintTouches(files) {
  const hash = createHash('sha256')
  for (const { name, size, touchedAt } of files) hash.update(`${name}\0${size}\0${touchedAt}\n`)
  return hash.digest('hex')
}

async function fingerprintContents(files) {
  const hash = createHash('sha256')
  for (const { name, path } of files)
    hash
      .update(`${name}\0`)
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex')
}

async function readStamp() {
  try {
    return JSON.parse(await readFile(join(target, 'build-stamp.json'), 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp(folder, stamp) {
  return writeText(join(folder, 'build-stamp.json'), `${JSON.stringify(stamp)}\n`)
}

async function writeText(path, text) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function runFromCommandLine() {
  try {
    if (process.argv.includes('--if-stale') && !(await isWebBuildStale())) console.log('The web app is up to date.')
    else await buildWeb()
  } catch (error) {
    console.error(`The web app could not be built.\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runFromCommandLine()
