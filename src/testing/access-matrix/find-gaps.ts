import type { Endpoint } from '#shared/contracts/endpoint.ts'
import type { AccessRow, AccessTable } from './access-row.ts'
import { listThings } from './try-endpoint.ts'

const FOLDER = 'src/testing/access-matrix'
const keyOf = ({ method, path }: Endpoint) => `${method} ${path.replace('/api/v1', '')}`

/** Where contracts and table differ, each with what to do about it. Empty means that every cell is classified. */
export function findGaps(contracts: readonly Endpoint[], table: AccessTable): string[] {
  const keys = contracts.map(keyOf)
  const left = Object.keys(table).filter((key) => !keys.includes(key))
  return [
    ...contracts.flatMap((contract) => findGapsOf(contract, keyOf(contract), table[keyOf(contract)])),
    ...left.map((key) => `${key} has no contract any more: take its row out of ${FOLDER}.`),
  ]
}

function findGapsOf(contract: Endpoint, key: string, row: AccessRow | undefined): string[] {
  if (!row) return [`${key} is not classified: add its row, who may call it and what it names, to ${FOLDER}/*-rows.ts.`]
  const nameless = listThings(key, row).flatMap(([name, kind]) => (kind ? [] : [name]))
  return [
    ...nameless.map((name) => `${key} names a :${name}: say in ${FOLDER}/things.ts how one is made.`),
    ...compare(key, 'access', contract.access, row.who),
    ...compare(key, 'adminRole', contract.adminRole, row.adminRole),
    ...compare(key, 'plan', contract.plan, row.plan),
    ...compare(key, 'needsAllLocations', contract.needsAllLocations ?? false, row.isForWholeBusiness ?? false),
    ...compare(key, 'isOpenToKeys', contract.isOpenToKeys ?? false, row.isOpenToKeys ?? false),
    ...compare(key, 'isOpenToReaders', contract.isOpenToReaders ?? false, row.isOpenToReaders ?? false),
  ]
}

function compare(key: string, what: string, inContract: unknown, inTable: unknown): string[] {
  if (inContract === inTable) return []
  return [`${key}: its contract has ${what} ${String(inContract)}, its row ${String(inTable)}. One of them is wrong.`]
}
