import { dirname, join, normalize } from 'node:path/posix'

/** Which part of the house a file belongs to, from its path under the repository's root. */
export function partOf(file: string): string {
  const [, world = '', room = '', feature = ''] = file.split('/')
  if (world === 'server' && room === 'features') return `server/features/${feature}`
  if (world === 'web' && room === 'features') return `web/features/${feature}`
  if (world === 'server' || world === 'web') return /\.\w+$/.test(room) ? `${world}/entry` : `${world}/${room}`
  return world
}

/** What each part may import besides itself. A part that is not listed may import nothing. */
const ALLOWED: Record<string, readonly string[]> = {
  shared: [],
  'server/database': ['shared'],
  'server/kernel': ['shared', 'server/database'],
  'server/adapters': ['shared', 'server/database', 'server/kernel'],
  'server/assistant': ['shared', 'server/database', 'server/kernel', 'server/adapters'],
  'server/auth': ['shared', 'server/database', 'server/kernel', 'server/adapters'],
  'server/features': ['shared', 'server/database', 'server/kernel', 'server/adapters', 'server/assistant'],
  'server/product': [
    'shared',
    'server/database',
    'server/kernel',
    'server/adapters',
    'server/assistant',
    'server/auth',
    'server/features',
    'sandbox',
  ],
  'server/entry': ['shared', 'server/database', 'server/kernel', 'server/product', 'server/features'],
  sandbox: ['shared', 'server/database', 'server/kernel'],
  'web/ui': [],
  'web/kernel': ['shared'],
  'web/i18n': ['shared', 'web/kernel'],
  'web/components': ['shared', 'web/ui', 'web/kernel'],
  'web/features': ['shared', 'web/ui', 'web/kernel', 'web/components'],
  'web/app': ['shared', 'web/ui', 'web/kernel', 'web/i18n', 'web/components', 'web/features'],
  'web/public': ['shared', 'web/ui', 'web/kernel', 'web/i18n', 'web/components'],
}

export interface Import {
  file: string
  target: string
}

/** Resolves what a file imports to paths under `src/`; packages and built-ins are left out. */
export function importsOf(file: string, source: string): Import[] {
  return specifiersIn(source).flatMap((specifier) => {
    if (specifier.startsWith('#')) return [{ file, target: `src/${specifier.slice(1)}` }]
    if (specifier.startsWith('.')) return [{ file, target: normalize(join(dirname(file), specifier)) }]
    return []
  })
}

/** The addresses a source imports from, as they stand there. */
export function specifiersIn(source: string): string[] {
  return [
    ...source.matchAll(/(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g),
    ...source.matchAll(/(?:^|[\s;])import\s*['"]([^'"]+)['"]/g),
    ...source.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g),
  ].map((match) => match[1] ?? '')
}

/** Why this import is not allowed, or `null`. */
export function judgeImport({ file, target }: Import): string | null {
  const [from, to] = [partOf(file), partOf(target)]
  if (file.startsWith('src/shared/domain/') && target.startsWith('src/shared/contracts/')) {
    return `${file} (the domain) must not import ${target} (a contract)`
  }
  if (from === to || !target.startsWith('src/')) return null
  if (to === 'testing') return `${file} imports the tests' own ${target}`
  if (!isAllowed(from, to)) return `${file} (${from}) must not import ${target} (${to})`
  if (from.startsWith('server/features/') && to.startsWith('server/features/') && !target.endsWith('.service.ts')) {
    return `${file} must enter another feature by its service, not ${target}`
  }
  return null
}

function isAllowed(from: string, to: string): boolean {
  const isServerFeature = from.startsWith('server/features/')
  if (isServerFeature && to.startsWith('server/features/')) return true
  const allowed = ALLOWED[from.replace(/^(\w+\/features)\/.*/, '$1')] ?? []
  return allowed.includes(to.replace(/^(\w+\/features)\/.*/, '$1'))
}

/** Finds a circle among features, each named once, or `null`. */
export function findFeatureCycle(imports: readonly Import[]): string[] | null {
  const edges = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [from, to] = [partOf(file), partOf(target)]
    if (from === to || !from.startsWith('server/features/') || !to.startsWith('server/features/')) continue
    edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  for (const start of edges.keys()) {
    const path = findWayBack(edges, start, [start])
    if (path) return path
  }
  return null
}

function findWayBack(edges: Map<string, Set<string>>, start: string, path: string[]): string[] | null {
  for (const next of edges.get(path.at(-1) ?? '') ?? []) {
    if (next === start) return path
    if (path.includes(next)) continue
    const found = findWayBack(edges, start, [...path, next])
    if (found) return found
  }
  return null
}
