import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(path, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** As `language.ts` and `vite.config.ts` have them. */
const FIRST_TEXTS = ['common', 'shell', 'dashboard']
const DOORS_TEXTS = [...FIRST_TEXTS, 'failures', 'session']

const pagesBy = (kind: string) =>
  ['routes.tsx', 'route-kinds.ts'].flatMap((file) =>
    matches(read(`${web}app/${file}`), new RegExp(`${kind}\\(\\s*\\(\\) => import\\('([^']+)'\\)`, 'g')).map((page) =>
      resolveImport(page, `${web}app/${file}`),
    ),
  )

/** Fetched after them, without waiting for more texts; the history of the dashboard comes with its own. */
const PARTS = ['features/dashboard/dashboard-history.tsx', 'app/shell/user-menu.tsx', 'app/shell/no-workspace-page.tsx']
const HISTORY_TEXTS = ['activity', 'askedThisMonth']

function resolveImport(name: string, from: string): string {
  return name.startsWith('#web/') ? web + name.slice('#web/'.length) : resolve(dirname(from), name)
}

/** Everything that comes with a file; the parts box has no texts of its own. */
function filesWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file) || file.includes('/ui/')) return known
  known.add(file)
  const imports = matches(read(file), /^import (?!type)[^;]*?from '((?:#web\/|\.)[^']+)'/gms)
  for (const name of imports) filesWith(resolveImport(name, file), known)
  return known
}

it.each([
  { kind: 'firstPage', texts: FIRST_TEXTS, count: 2 },
  { kind: 'doorPage', texts: DOORS_TEXTS, count: 5 },
])('says nothing on what is a $kind but the texts that came with it', ({ kind, texts, count }) => {
  const known = texts.flatMap((place) => matches(read(`${web}i18n/${place}/en.ts`), /^export const (\w+)/gm))
  const pages = pagesBy(kind)
  const parts = ['app/application.tsx', ...PARTS].map((part) => web + part)
  const used = [...parts, ...pages].flatMap((page) =>
    [...filesWith(page)].flatMap((file) => matches(read(file), /useTranslations\(\s*'(\w+)/g)),
  )

  expect(readdirSync(`${web}i18n`)).toEqual(expect.arrayContaining(texts))
  expect(pages).toHaveLength(count)
  // The sentences of what goes wrong come with it.
  const late = ['errorCodes', 'faults', 'refusals', 'authFailures', ...HISTORY_TEXTS]
  expect([...new Set(used)].filter((namespace) => !known.includes(namespace) && !late.includes(namespace))).toEqual([])
})
