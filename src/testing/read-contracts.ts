import { readdirSync } from 'node:fs'
import type { Endpoint } from '#shared/contracts/endpoint.ts'

/** Every endpoint that any contract file exports. */
export async function readContracts(): Promise<Endpoint[]> {
  const folder = new URL('../shared/contracts/', import.meta.url)
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return modules.flatMap((module: object) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
