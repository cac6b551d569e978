// Loads the compiled modules named on the command line, in a process of its own: one that is broken may end it.
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
for (const file of process.argv.slice(2)) {
  try {
    load(file)
  } catch (error) {
    process.stderr.write(error.message.split('\n')[0])
    process.exit(1)
  }
}
