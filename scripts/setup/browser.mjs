import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './child.mjs'
import { withSetupLock } from './lock.mjs'
import { REPOSITORY, RUNTIME_FOLDER } from './places.mjs'
import { PlainError, inSeconds, say } from './say.mjs'
import { makeWorkshop } from './workshop.mjs'

const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

// The package's own settings name folders of AWS. These name the fonts beside the file and the machine's.
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * The environment that browser tests need: where Chromium is, and where it finds its libraries. Uses the machine's
 * own browser if there is one; else unpacks the one from npm, which brings its libraries and fonts along.
 */
export async function ensureBrowser() {
  const installed = [process.env.CHROMIUM_PATH, ...INSTALLED_BROWSERS].find((path) => path && doesRun(path))
  if (installed) return { CHROMIUM_PATH: installed }

  const folder = join(RUNTIME_FOLDER, `chromium-${packagedVersion()}`)
  if (!existsSync(folder)) await withSetupLock(() => unpackBrowser(folder))
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
  return {
    CHROMIUM_PATH: join(folder, 'chromium'),
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  }
}

/** The file alone proves nothing: Ubuntu's may be a stub that only names the package to install. */
function doesRun(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}

function packagedVersion() {
  return JSON.parse(readFileSync(join(REPOSITORY, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')).version
}

async function unpackBrowser(folder) {
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
  writeFileSync(join(workshop, 'fonts', 'fonts.conf'), FONT_SETTINGS)
  for (const path of [workshop, join(workshop, 'chromium')]) chmodSync(path, 0o755)
  renameSync(workshop, folder)
  say(`Chromium is unpacked (${inSeconds(startedAt)}).`)
}
