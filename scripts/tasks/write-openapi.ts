// Writes openapi.json from the contracts. A test fails when the file and the running product differ.
import { writeFileSync } from 'node:fs'
import { describeApi } from '#server/kernel/http/openapi.ts'
import { readContracts } from '#testing/read-contracts.ts'

const description = describeApi(await readContracts())
writeFileSync(new URL('../../openapi.json', import.meta.url), `${JSON.stringify(description, null, 2)}\n`)
console.log(`openapi.json describes ${Object.keys(description.paths as object).length} addresses.`)
