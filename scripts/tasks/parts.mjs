// Shows every part of the interface in every state, until it is stopped.
// Usage: npm run parts [-- --port=4000]
import { join } from 'node:path'
import { createServer } from 'vite'
import { REPOSITORY } from '../setup/places.mjs'
import { option } from './demo-product.mjs'

const [port] = option('port', ['5173'])
const server = await createServer({
  configFile: join(REPOSITORY, 'vite.config.ts'),
  root: join(REPOSITORY, 'parts'),
  publicDir: join(REPOSITORY, 'src/web/static'),
  server: { port: Number(port), fs: { allow: [REPOSITORY] } },
})
await server.listen()
server.printUrls()
