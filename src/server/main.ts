import { paths } from '#shared/domain/paths.ts'
import { DatabaseStartError } from './database/embedded/database-start-error.ts'
import { DEMO_SIGN_INS } from './features/demo/demo-workspace.ts'
import { ConfigError, readConfig, type Config } from './kernel/config/config.ts'
import { WrongKey } from './kernel/crypto/password-safe.ts'
import { createLog } from './kernel/log/log.ts'
import { startProduct, type Product } from './product/start-product.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

// Whoever read our output has gone; that is no reason to fall over.
process.stdout.on('error', () => undefined)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const product = await startProduct(config, { say, log })
  if (config.roles.includes('web')) product.services.warmUp()
  announce(product, config)
  stopOnSignal(product)
}

function announce(product: Product, config: Config): void {
  if (!config.roles.includes('web')) {
    say(`The Goodword worker is running. Its health is at ${product.localUrl}/healthz`)
    return
  }
  say(`Goodword is ready at ${product.url}`)
  if (config.isSandboxOn) say(`  Sandbox mail:  ${product.url}/sandbox`)
  if (!product.hasDemo) return
  const { owner, admin } = DEMO_SIGN_INS
  say(`  Demo owner:    ${owner.email} / ${owner.password}  (${product.url}${paths.login})`)
  say(`  Demo admin:    ${admin.email} / ${admin.password}  (${product.url}${paths.adminLogin})`)
}

function stopOnSignal(product: Product): void {
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    say(`Stopping (${signal}) ...`)
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Goodword did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError || error instanceof WrongKey
      ? `${error.message}\n`
      : `Goodword could not start. ${describe(error)}\n`,
  )
  process.exit(1)
})

function describe(error: unknown): string {
  if (error instanceof DatabaseStartError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to another one.`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
