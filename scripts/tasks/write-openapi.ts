// Writes openapi.json from the contracts, and what of it is open to keys to public-api.json, unless that would break programs.
// A test fails when the files and the running product differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describeApi } from '#server/kernel/http/openapi.ts'
import { withFieldComments } from '#testing/field-comments.ts'
import { findBreaks, pickPublic, type ApiDocument } from '#testing/api-stability.ts'
import { readContracts } from '#testing/read-contracts.ts'

const RECORDED = new URL('../../public-api.json', import.meta.url)
const write = (file: URL, document: object) => writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)

const description = withFieldComments(describeApi(await readContracts())) as unknown as ApiDocument
write(new URL('../../openapi.json', import.meta.url), description)
console.log(`openapi.json describes ${Object.keys(description.paths).length} addresses.`)

const current = pickPublic(description)
const breaks = existsSync(RECORDED)
  ? findBreaks(JSON.parse(readFileSync(RECORDED, 'utf8')) as ApiDocument, current)
  : []
if (breaks.length === 0) write(RECORDED, current)
else {
  console.error(`This breaks programs that use the public API:\n${breaks.join('\n')}`)
  process.exitCode = 1
}
