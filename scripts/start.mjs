// `npm start`: brings what is missing, builds the web app when it is stale, and runs the server.
import { isWebBuildStale } from './build-web.mjs'
import { runProgram } from './setup/child.mjs'
import { withSetupLock } from './setup/lock.mjs'
import { prepare } from './setup/prepare.mjs'
import { reportAndFail } from './setup/say.mjs'
import { runServer } from './setup/server.mjs'

async function start() {
  const node = await prepare({ withDevelopment: false })
  if (await isWebBuildStale()) {
    const code = await withSetupLock(() => runProgram({ node, args: ['scripts/build-web.mjs', '--if-stale'] }))
    if (code !== 0) return code
  }
  return runServer(node)
}

await start().then((code) => process.exit(code), reportAndFail)
