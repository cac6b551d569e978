import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTENT_RULES, judgeNames } from './content-rules.ts'
import { findCopies, LINES_OF_A_COPY } from './copy-rules.ts'
import { findFeatureCycle, importsOf, judgeImport } from './import-rules.ts'
import { judgePackageImport, packageImportsOf } from './package-rules.ts'

const root = new URL('../../../', import.meta.url)
const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file))
const production = files.filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/testing/') && !file.includes('/testing/'),
)
const sources = new Map(production.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]))
const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))

describe('the house', () => {
  it('lets every room import only what it may', () => {
    expect(imports.map(judgeImport).filter((fault) => fault !== null)).toEqual([])
  })

  it('lets every room use only the packages it may', () => {
    const packages = [...sources].flatMap(([file, source]) => packageImportsOf(file, source))
    expect(packages.map(judgePackageImport).filter((fault) => fault !== null)).toEqual([])
  })

  it('has no circle among its features', () => {
    expect(findFeatureCycle(imports)).toBeNull()
  })

  it.each(CONTENT_RULES)('keeps the rule: $name', ({ applies, pattern }) => {
    const strays = [...sources].filter(([file, source]) => applies(file) && pattern.test(source)).map(([file]) => file)
    expect(strays).toEqual([])
  })

  it('names its files for what they are', () => {
    expect(judgeNames(files)).toEqual([])
  })

  it('keeps a test for every promise of docs/security', () => {
    const promises = readFileSync(new URL('docs/security/README.md', root), 'utf8').split('\n')
    const rows = promises.filter((line) => line.startsWith('| ')).slice(1)
    const tests = rows.map((row) => [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, name]) => `src/server/${name}`))

    expect(rows.filter((_row, index) => tests[index]?.length === 0)).toEqual([])
    expect(tests.flat().filter((name) => globSync(name, { cwd: root }).length === 0)).toEqual([])
  })

  it('has nothing twice', () => {
    expect(findCopies(sources)).toEqual([])
  })
})

const SPREAD_RULE =
  'an endpoint writes out each of its own properties: what is spread into it the build of the browser could not leave out'

describe('the rules themselves', () => {
  it.each([
    ['src/shared/domain/a.ts', `import { b } from '#server/kernel/b.ts'`],
    ['src/shared/domain/a.ts', `import { b } from '../contracts/b.ts'`],
    ['src/web/ui/a.tsx', `import { b } from '#web/kernel/b.ts'`],
    ['src/web/app/a.tsx', `import { b } from '../../server/kernel/b.ts'`],
    ['src/web/features/reviews/a.tsx', `import { b } from '#web/features/disputes/b.tsx'`],
    ['src/web/features/reviews/a.tsx', `const b = await import('../disputes/b.tsx')`],
    ['src/server/kernel/http/a.ts', `import type { B } from '#server/features/reviews/b.ts'`],
    ['src/server/features/reviews/a.ts', `import { b } from '#server/features/disputes/disputes.repository.ts'`],
    ['src/server/features/reviews/a.ts', `import { b } from '#server/auth/auth.service.ts'`],
    ['src/server/features/reviews/a.ts', `export { b } from '#sandbox/mailbox/b.ts'`],
    ['src/server/database/a.ts', `import {\n  b,\n} from '#server/kernel/b.ts'`],
    ['src/sandbox/google/a.ts', `import { b } from '#server/features/reviews/reviews.service.ts'`],
    ['src/server/kernel/a.ts', `import { make } from '#testing/make.ts'`],
  ])('catch in %s: %s', (file, source) => {
    expect(
      importsOf(file, source)
        .map(judgeImport)
        .filter((fault) => fault !== null),
    ).toHaveLength(1)
  })

  it.each([
    ['src/server/features/reviews/a.ts', `import { b } from '#server/features/disputes/disputes.service.ts'`],
    ['src/server/features/reviews/a.ts', `import { b } from './b.ts'\nimport { z } from 'zod'`],
    ['src/web/app/a.tsx', `import { b } from '#web/features/disputes/b.tsx'`],
  ])('allow in %s: %s', (file, source) => {
    expect(
      importsOf(file, source)
        .map(judgeImport)
        .filter((fault) => fault !== null),
    ).toEqual([])
  })

  it.each([
    ['src/shared/domain/a.ts', `import { format } from 'use-intl'`],
    ['src/shared/domain/a.ts', `import { createHash } from 'node:crypto'`],
    ['src/shared/contracts/a.ts', `import type { Kysely } from 'kysely'`],
    ['src/web/features/reviews/a.tsx', `import { Dialog } from '@base-ui/react/dialog'`],
    ['src/web/components/a.tsx', `const picker = await import('react-day-picker')`],
    ['src/web/ui/a.tsx', `import { readFileSync } from 'node:fs'`],
    ['src/web/kernel/a.ts', `import { join } from 'path'`],
    ['src/web/app/a.ts', `import { Hono } from 'hono/tiny'`],
    ['src/web/kernel/a.ts', `export { serve } from '@hono/node-server'`],
    ['src/web/public/islands/a.ts', `import { createRoot } from 'react-dom/client'`],
    ['src/server/kernel/a.ts', `import { renderToStaticMarkup } from 'react-dom/server'`],
  ])('catch the package in %s: %s', (file, source) => {
    const faults = packageImportsOf(file, source).map(judgePackageImport)
    expect(faults.filter((fault) => fault !== null)).toHaveLength(1)
  })

  it.each([
    ['src/shared/contracts/a.ts', `import { z } from 'zod'`],
    ['src/web/ui/a.tsx', `import { Menu } from '@base-ui/react/menu'`],
    ['src/web/app/main.tsx', `import { createRoot } from 'react-dom/client'`],
    ['src/web/public/prerender.tsx', `import { renderToStaticMarkup } from 'react-dom/server'`],
    ['src/server/kernel/a.ts', `import { join } from 'node:path'\nimport { Pool } from 'pg'`],
    ['src/sandbox/mailbox/a.ts', `import { Hono } from 'hono'`],
  ])('allow the package in %s: %s', (file, source) => {
    const faults = packageImportsOf(file, source).map(judgePackageImport)
    expect(faults.filter((fault) => fault !== null)).toEqual([])
  })

  it('find a copy, whatever stands around it and however it is laid out', () => {
    const lines = Array.from({ length: LINES_OF_A_COPY }, (_, index) => `const line${index} = ${index}`)
    const copied = (some: readonly string[]) =>
      new Map([
        ['src/web/a.tsx', `import { a } from './a.ts'\n${lines.join('\n')}\nconst more = 1\n`],
        ['src/web/b.tsx', `const before = 1\n{\n  // Elsewhere.\n  ${some.join('\n\n  ')}\n}\n`],
      ])
    expect(findCopies(copied(lines))).toEqual(['src/web/a.tsx:2 stands again at src/web/b.tsx:4'])
    expect(findCopies(copied(lines.slice(1)))).toEqual([])
  })

  it('find a circle over three features', () => {
    const circle = ['a', 'b', 'c'].map((name, index, names) => ({
      file: `src/server/features/${name}/x.service.ts`,
      target: `src/server/features/${names[(index + 1) % 3]}/x.service.ts`,
    }))
    expect(findFeatureCycle(circle)).toHaveLength(3)
    expect(findFeatureCycle(circle.slice(0, 2))).toBeNull()
  })

  it.each([
    ['only repositories and database/ write SQL', 'src/server/features/a/a.service.ts', `tx.selectFrom('reviews')`],
    [
      'only routes, auth/http, kernel/http and the sandbox know HTTP',
      'src/server/features/a/a.service.ts',
      `import { Hono } from 'hono'`,
    ],
    ['only kernel/config and main read the environment', 'src/server/kernel/outbox/a.ts', `process.env.SMTP_URL`],
    [
      'no vendor is named outside adapters, the assistant, the sandbox, the configuration and the wiring',
      'src/server/features/a/a.ts',
      `'Stripe'`,
    ],
    [
      'features refuse by a reason that every language has; only our own failures go by their code alone',
      'src/server/features/a/a.service.ts',
      `throw new AppError('conflict', 'It is taken.')`,
    ],
    ...[
      '(shared)',
      '({ ...shared })',
      `({\n  method: 'GET',\n  input: z.object({\n    ...page,\n  }),\n  ...shared,\n})`,
    ].map((given) => [SPREAD_RULE, 'src/shared/contracts/a.ts', `export const listA = defineEndpoint${given}`]),
    ['no default exports', 'src/server/features/a/a.ts', `export default 1`],
  ])('catch what "%s" forbids', (name, file, source) => {
    const rule = CONTENT_RULES.find((candidate) => candidate.name === name)
    expect(rule?.applies(file) && rule.pattern.test(source)).toBe(true)
  })

  it('let an endpoint spread what its schemas share', () => {
    const source = `export const a = defineEndpoint({\n  method: 'GET',\n  input: z.object({\n    ...page,\n  }),\n})\n\nconst b = {\n  ...a,\n}`
    expect(CONTENT_RULES.find(({ name }) => name === SPREAD_RULE)?.pattern.test(source)).toBe(false)
  })
})
