// Preloaded into the server. Nearly all that it imports at its start are its own files, named in full: asking Node's
// resolver for each of them, which looks for packages, links and formats, takes a good part of a start.
import { registerHooks } from 'node:module'
import { REPOSITORY } from './places.mjs'
import { pathToFileURL } from 'node:url'

const SOURCES = pathToFileURL(`${REPOSITORY}/src/`).href
const format = 'module-typescript'

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith('.ts')) return next(specifier, context)
    if (specifier.startsWith('#')) return { url: SOURCES + specifier.slice(1), format, shortCircuit: true }
    return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true }
  },
})
