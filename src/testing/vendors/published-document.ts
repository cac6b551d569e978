import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'

type Json = Record<string, unknown>

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Json
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

/** What went over the wire: `path` as the vendor knows it, with its query. */
export interface Exchange {
  method: string
  path: string
  requestBody: unknown
  status: number
  responseBody: unknown
}

/** A vendor's own description of its interface, to hold callers and stand-ins against. */
export interface PublishedDocument {
  /** The operation that this call is, or `null`. */
  findOperation(call: Pick<Exchange, 'method' | 'path'>): string | null
  operationIds: string[]
  /** What is wrong with the call; empty when nothing is. */
  judgeRequest(call: Pick<Exchange, 'method' | 'path' | 'requestBody'>): string[]
  /** What is wrong with the answer, names that the document does not know included. */
  judgeResponse(exchange: Exchange): string[]
  /** The same of something that has a name of its own in the document: an error, a piece of a stream. */
  judgeNamed(name: string, value: unknown): string[]
}

const folder = process.env.VENDOR_DOCS
  ? pathToFileURL(`${process.env.VENDOR_DOCS}/`)
  : new URL('../../../../shared/reference/openapi/', import.meta.url)

export const NO_VENDOR_DOCS = `the vendors’ published documents are not at ${fileURLToPath(folder)} (VENDOR_DOCS)`

/** Where a vendor's document is, if it is there. */
export const vendorDocument = (file: string): URL => new URL(file, folder)

/** `null` where the documents are not: they are not ours to ship. */
export function findPublishedDocument(file: string): PublishedDocument | null {
  const path = vendorDocument(file)
  if (!existsSync(path)) return null
  return readDocument(JSON.parse(readFileSync(path, 'utf8')) as Json)
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

function readDocument(document: Json): PublishedDocument {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const options = { strict: false, allErrors: true, logger: false, formats: { 'date-time': DATE_TIME } } as const
  const ajv = new Ajv(options)
  const coercing = new Ajv({ ...options, coerceTypes: true })
  ajv.addSchema({ $id: 'asked', ...document })
  ajv.addSchema({ $id: 'answered', ...(forbidUnknownNames(document) as Json) })

  const compiled = new Map<string, ValidateFunction>()
  const compile = (name: 'asked' | 'answered', schema: Json) => {
    const text = JSON.stringify(within(name, schema))
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Json)
    compiled.set(text, known)
    return known
  }

  const find = ({ method, path }: Pick<Exchange, 'method' | 'path'>) => {
    const [bare = ''] = path.split('?')
    const matching = Object.entries(paths).filter(([template]) => patternOf(template).test(bare))
    return matching.map(([, methods]) => methods[method.toLowerCase()]).find((operation) => operation !== undefined)
  }
  const get = (call: Pick<Exchange, 'method' | 'path'>) => {
    const operation = find(call)
    if (!operation) throw new Error(`The document knows no ${call.method} ${call.path}.`)
    return operation
  }

  return {
    findOperation: (call) => find(call)?.operationId ?? null,
    operationIds: Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    ),
    judgeRequest(call) {
      const operation = get(call)
      const schema = jsonSchemaOf(operation.requestBody?.content)
      const hasBody = call.requestBody !== null && call.requestBody !== undefined
      if (operation.requestBody?.required && !hasBody) return ['the body is missing']
      const bodyFaults = schema && hasBody ? faultsOf(compile('asked', schema), call.requestBody) : []
      return [...judgeQuery(coercing, operation, call.path), ...bodyFaults]
    },
    judgeResponse(exchange) {
      const { responses } = get(exchange)
      const schema = jsonSchemaOf((responses[exchange.status] ?? responses.default)?.content)
      if (!schema) return [`an answer with ${exchange.status} is not foreseen`]
      return faultsOf(compile('answered', schema), exchange.responseBody)
    },
    judgeNamed: (name, value) => faultsOf(compile('answered', { $ref: `#/components/schemas/${name}` }), value),
  }
}

function judgeQuery(ajv: Ajv, operation: Operation, path: string): string[] {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const known = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const strangers = [...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name))
  const faults = known.flatMap((parameter) => {
    const value = query.get(parameter.name)
    if (value === null) return parameter.required ? [`${parameter.name} is missing`] : []
    const validate = ajv.compile({ type: 'object', properties: { [parameter.name]: parameter.schema } })
    return faultsOf(validate, { [parameter.name]: value })
  })
  return [...strangers.map((name) => `${name} is not known`), ...faults]
}

const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/:]+')}$`)

/** The JSON among what a body may be, problem+json included. */
function jsonSchemaOf(content: Record<string, { schema: Json }> | undefined): Json | undefined {
  return Object.entries(content ?? {}).find(([type]) => /json/.test(type))?.[1].schema
}

/** References inside a document lead to the copy of it that was registered under this name. */
function within(name: string, schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${name}#/`)) as Json
}

function faultsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  )
}

/** Vendors leave their answers open to more; a stand-in that invents a name is wrong all the same. */
function forbidUnknownNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forbidUnknownNames)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, forbidUnknownNames(value)]))
  const isObjectSchema = copy.type === 'object' && typeof copy.properties === 'object'
  return isObjectSchema && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}
