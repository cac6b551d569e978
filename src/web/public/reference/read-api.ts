/** JSON Schema, as far as the contracts use it. */
export interface Schema {
  description?: string
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

interface WrittenOperation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: (Pick<Schema, '$ref' | 'description'> & {
    name?: string
    in?: string
    required?: boolean
    schema?: Schema
  })[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
}

/** openapi.json, as the contracts write it. */
export interface ApiDocument {
  paths: Record<string, Record<string, WrittenOperation>>
  components: { schemas: Record<string, Schema> }
}

export interface Field {
  name: string
  schema: Schema
  isRequired: boolean
}

export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  permission: string
  inPath: readonly Field[]
  inQuery: readonly Field[]
  body: { schema: Schema; example: unknown } | null
  answer: Schema
  problems: readonly { status: string; codes: string }[]
}

export interface Api {
  groups: readonly { name: string; operations: readonly Operation[] }[]
  /** What answers are made of, by name. */
  objects: readonly { name: string; schema: Schema }[]
}

const JSON_TYPE = 'application/json'
/** No call answers with it: it comes by itself. */
const EVENT: Schema = { $ref: '#/components/schemas/WebhookEvent' }

/** What is open to keys, grouped as its addresses are, and the objects that it speaks of. */
export function readApi({ paths, components }: ApiDocument): Api {
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([method, written]) => {
      const isOpen = written.security.some((way) => 'apiKey' in way)
      return isOpen ? [{ group: written.tags[0] ?? '', operation: readOperation(method, path, written) }] : []
    }),
  )
  const groups = Map.groupBy(operations, ({ group }) => group)
  return {
    groups: [...groups].map(([name, members]) => ({ name, operations: members.map(({ operation }) => operation) })),
    objects: listObjects([operations, EVENT], components.schemas),
  }
}

function readOperation(method: string, path: string, written: WrittenOperation): Operation {
  const own = (where: string) =>
    written.parameters.flatMap(({ name, in: place, required = false, schema = {}, description }) =>
      name && place === where
        ? [{ name, schema: { ...schema, ...(description && { description }) }, isRequired: required }]
        : [],
    )
  const body = written.requestBody?.content[JSON_TYPE]
  return {
    id: written.operationId,
    method: method.toUpperCase(),
    path,
    summary: written.summary,
    permission: /`([^`]+)`/.exec(written.description ?? '')?.[1] ?? '',
    inPath: own('path'),
    inQuery: own('query'),
    body: body ? { schema: body.schema, example: body.example ?? {} } : null,
    answer: written.responses['200']?.content[JSON_TYPE]?.schema ?? {},
    problems: Object.entries(written.responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => ({ status, codes: description })),
  }
}

function listObjects(start: unknown, schemas: Record<string, Schema>): Api['objects'] {
  const names = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue
      names.add(name)
      follow(schemas[name])
    }
  }
  follow(start)
  return [...names].sort().map((name) => ({ name, schema: schemas[name] ?? {} }))
}

export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }))
}

export const objectNameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** The alternatives there are, without those that only allow nothing or a list of the same. */
export function waysOf(schema: Schema): Schema[] {
  const ways = schema.oneOf ?? schema.anyOf ?? [schema]
  const isList = ways.length === 2 && ways.some(({ type }) => type === 'array')
  return ways.filter((way) => way.type !== 'null' && !(isList && way.type !== 'array'))
}

export const canBeNull = (schema: Schema): boolean =>
  [schema.type].flat().includes('null') || (schema.oneOf ?? schema.anyOf ?? []).some(({ type }) => type === 'null')

/** In the words of JSON, which are the same in every language. */
export function typeOf(schema: Schema): string {
  const name = objectNameOf(schema)
  if (name) return name
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const ways = waysOf(schema)
  if (ways.length > 1 || ways[0] !== schema) return [...new Set(ways.map(typeOf))].join(' | ')
  const [type = 'any'] = [schema.type].flat().filter((each) => each !== 'null')
  if (type === 'array') return `${asOne(typeOf(schema.items ?? {}))}[]`
  return schema.format ? `${type} (${schema.format})` : type
}

const asOne = (words: string) => (words.includes(' | ') ? `(${words})` : words)

/** The bounds of a value, as a reader of the schema would write them. */
export function boundsOf(schema: Schema): string {
  const [first = schema] = waysOf(schema)
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = first
  const isSafe = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
  const range = (from: number | undefined, to: number | undefined) =>
    isSafe(from) || isSafe(to) ? `${isSafe(from) ? from : ''}…${isSafe(to) ? to : ''}` : ''
  return range(minLength ?? minItems ?? minimum, maxLength ?? maxItems ?? maximum)
}

/** Stands in a call for the key; what a reader's own key begins and ends with is put there by the page. */
export const KEY_GAP = 'YOUR_KEY'

/** One that a shell takes as it is, up to what only the reader knows: written in capitals. */
export function writeCurl({ method, path, body }: Operation, origin: string): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_gap, name: string) =>
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
  )
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${address}'`,
    `-H 'Authorization: Bearer ${KEY_GAP}'`,
    ...(method === 'GET' ? [] : [`-H "Idempotency-Key: $(date +%s)"`]),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body.example))}`] : []),
  ]
  return lines.join(' \\\n  ')
}
