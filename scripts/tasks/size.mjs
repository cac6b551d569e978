// Prints how large the house is, tests apart: totals, its parts, its largest files, small files and circles of folders.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { REPOSITORY } from '../setup/places.mjs'

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('src/testing/')
const sources = new Map(
  readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.(?:tsx?|css|sql)$/.test(file))
    .map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')]),
)
const files = [...sources].map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
const production = files.filter(({ file }) => !isTest(file))
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** What each file of production uses of its own kind. */
const uses = production.flatMap(({ file }) =>
  [...sources.get(file).matchAll(/(?:\bfrom|\bimport\(?)\s*'([#.][^']+)'/g)]
    .map(([, name]) => (name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name)))
    .filter((target) => sources.has(target))
    .map((target) => ({ file, target })),
)

function printTotals() {
  const lines = production.map((entry) => entry.lines).toSorted((a, b) => a - b)
  const depth = sumOf(production.map(({ file }) => file.split('/').length - 1)) / production.length
  const users = Map.groupBy(uses, ({ target }) => target)
  const lonely = [...users.values()].filter((found) => new Set(found.map(({ file }) => file)).size === 1)
  console.log(`production   ${production.length} files, ${sumOf(lines)} lines`)
  console.log(
    `a file       ${lines[lines.length >> 1]} lines in the middle, ${depth.toFixed(2)} folders deep on average`,
  )
  console.log(`one user     ${lonely.length} files`)
}

function printParts() {
  const partOf = (file) =>
    file
      .split('/')
      .slice(1, file.includes('/features/') ? 4 : 3)
      .join('/')
  const parts = Map.groupBy(files, ({ file }) => (isTest(file) ? 'tests' : partOf(file)))
  const rows = [...parts].map(([part, members]) => [part, members.length, sumOf(members.map(({ lines }) => lines))])
  console.log('\nParts:')
  for (const [part, count, lines] of rows.toSorted((a, b) => b[2] - a[2]))
    console.log(`${String(lines).padStart(7)} lines ${String(count).padStart(4)} files  ${part}`)
  console.log('\nThe largest files:')
  for (const { file, lines } of files.toSorted((a, b) => b.lines - a.lines).slice(0, 8))
    console.log(`${String(lines).padStart(7)}  ${file}`)
}

/** Groups whose members reach each other, so that none can be understood alone. */
function findCircles(groupOf) {
  const edges = new Map()
  for (const { file, target } of uses) {
    const [from, to] = [groupOf(file), groupOf(target)]
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  const reachFrom = (start) => {
    const reached = new Set()
    const waiting = [start]
    while (waiting.length > 0)
      for (const next of edges.get(waiting.pop()) ?? [])
        if (!reached.has(next)) {
          reached.add(next)
          waiting.push(next)
        }
    return reached
  }
  const reach = new Map([...edges.keys()].map((group) => [group, reachFrom(group)]))
  const inCircle = [...reach].filter(([group, reached]) => reached.has(group)).map(([group]) => group)
  const circles = Map.groupBy(inCircle, (group) =>
    inCircle.find((o) => reach.get(o).has(group) && reach.get(group).has(o)),
  )
  return [...circles.values()].map((members) => members.toSorted())
}

function printCircles(kind, groupOf) {
  const circles = findCircles(groupOf)
  console.log(`\nCircles of ${kind}: ${circles.length}`)
  for (const members of circles) console.log(`  ${members.join(' · ')}`)
}

printTotals()
printParts()
printCircles('parts and features', (file) =>
  file
    .split('/')
    .slice(1, file.includes('/features/') ? 4 : 3)
    .join('/'),
)
printCircles('folders', dirname)
