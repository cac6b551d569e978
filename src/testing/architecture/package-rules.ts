import { isBuiltin } from 'node:module'
import { specifiersIn } from './import-rules.ts'

export interface PackageImport {
  file: string
  packageName: string
}

interface PackageRule {
  isMeant: (packageName: string) => boolean
  /** The only places that may import it. */
  places: RegExp
}

const SERVER_PACKAGES = ['pg', 'pg-boss', 'pg-connection-string', 'kysely', 'hono', '@hono/node-server']

const RULES: readonly PackageRule[] = [
  { isMeant: isOneOf('@base-ui/react', 'react-day-picker'), places: /^src\/web\/ui\// },
  { isMeant: (name) => isBuiltin(name) || SERVER_PACKAGES.includes(name), places: /^src\/(server|sandbox)\// },
  // The public pages are written at build time, so that their readers load no React.
  { isMeant: isOneOf('react-dom'), places: /^src\/web\/(?!public\/)|^src\/web\/public\/prerender\.tsx$/ },
  { isMeant: (name) => name !== 'zod', places: /^src\/(?!shared\/)/ },
]

/** The packages and built-ins that a file imports. */
export function packageImportsOf(file: string, source: string): PackageImport[] {
  return specifiersIn(source)
    .filter((specifier) => !/^[#./]/.test(specifier))
    .map((specifier) => ({ file, packageName: packageNameOf(specifier) }))
}

/** Why this package may not be imported here, or `null`. */
export function judgePackageImport({ file, packageName }: PackageImport): string | null {
  const isForbidden = RULES.some(({ isMeant, places }) => isMeant(packageName) && !places.test(file))
  return isForbidden ? `${file} must not import ${packageName}` : null
}

function packageNameOf(specifier: string): string {
  if (isBuiltin(specifier)) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function isOneOf(...names: string[]): (packageName: string) => boolean {
  return (packageName) => names.includes(packageName)
}
