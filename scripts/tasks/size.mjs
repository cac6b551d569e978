// Prints how many lines each part of the house has, tests apart, and its largest files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../setup/places.mjs'

const files = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|css|sql)$/.test(file) && !file.includes('node_modules'))
  .map((file) => ({ file, lines: readFileSync(join(REPOSITORY, 'src', file), 'utf8').split('\n').length }))

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('testing')
const partOf = (file) =>
  file
    .split('/')
    .slice(0, file.includes('/features/') ? 3 : 2)
    .join('/')

const parts = Map.groupBy(files, ({ file }) => (isTest(file) ? 'tests' : partOf(file)))
const rows = [...parts].map(([part, members]) => [
  part,
  members.length,
  members.reduce((sum, { lines }) => sum + lines, 0),
])
for (const [part, count, lines] of rows.toSorted((a, b) => b[2] - a[2])) {
  console.log(`${String(lines).padStart(7)} lines ${String(count).padStart(4)} files  ${part}`)
}
console.log('\nThe largest files:')
for (const { file, lines } of files.toSorted((a, b) => b.lines - a.lines).slice(0, 8))
  console.log(`${String(lines).padStart(7)}  ${file}`)
