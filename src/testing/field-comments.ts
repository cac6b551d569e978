import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import type { describeApi } from '#server/kernel/http/openapi.ts'

/** What the contracts say above a field, and of the fields in it. */
interface Said {
  words?: string
  fields: Fields
}
type Fields = Map<string, Said>

interface Node {
  type: string
  start: number
  end: number
}
interface Expression extends Node {
  name?: string
  value?: unknown
  callee?: Expression
  object?: Expression
  property?: Expression
  arguments?: Expression[]
  elements?: Expression[]
  properties?: Property[]
  expression?: Expression
}
interface Property extends Node {
  key?: Expression
  value?: Expression
  argument?: Expression
}

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}
interface Operation {
  parameters: { name?: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Document = ReturnType<typeof describeApi>

const CONTRACTS = new URL('../shared/contracts/', import.meta.url)
const COMMENT_BEFORE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/

/** The description of the API with what its contracts say of their fields. They are written once, above the field. */
export function withFieldComments(document: Document): Document {
  const { named, inputs } = readComments()
  const { components, paths } = document as unknown as {
    components: { schemas: Record<string, Schema> }
    paths: Record<string, Record<string, Operation>>
  }
  for (const [name, schema] of Object.entries(components.schemas)) describe(schema, named.get(name))
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters, requestBody }] of Object.entries(operations)) {
      const fields = inputs.get(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
      for (const parameter of parameters) tell(parameter, fields?.get(parameter.name ?? '')?.words)
      describe(requestBody?.content['application/json']?.schema, fields)
    }
  }
  return document
}

function describe(schema: Schema | undefined, fields: Fields | undefined): void {
  if (!schema || !fields || fields.size === 0) return
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const said = fields.get(name)
    tell(inner, said?.words)
    describe(inner, said?.fields)
  }
  for (const part of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) describe(part, fields)
}

function tell(part: { description?: string }, words: string | undefined): void {
  if (words !== undefined) part.description ??= words
}

function readComments() {
  const reader = new CommentReader()
  const files = readdirSync(CONTRACTS).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  for (const file of files) reader.add(readFileSync(new URL(file, CONTRACTS), 'utf8'))
  return reader.read()
}

/** Follows schemas as far as they are written out: objects, what extends or spreads them, lists and alternatives of them. */
class CommentReader {
  readonly #declared = new Map<string, { init: Expression; source: string }>()

  add(source: string): void {
    for (const statement of parseAst(source, { lang: 'ts' }).body) {
      const declaration = 'declaration' in statement ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration') continue
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier' && init) this.#declared.set(id.name, { init: init as Expression, source })
      }
    }
  }

  read() {
    const named = new Map<string, Fields>()
    const inputs = new Map<string, Fields>()
    for (const { init, source } of this.#declared.values()) {
      const id = findMeta(init)
      if (id !== undefined) named.set(id, this.#fieldsOf(init, source))
      if (init.callee?.name !== 'defineEndpoint') continue
      const { method, path, input } = propertiesOf(init.arguments?.[0])
      if (input) inputs.set(`${String(method?.value)} ${String(path?.value)}`, this.#fieldsOf(input, source))
    }
    return { named, inputs }
  }

  #fieldsOf(node: Expression | undefined, source: string): Fields {
    if (!node) return new Map()
    const all = (nodes: readonly (Expression | undefined)[]): Fields =>
      new Map(nodes.flatMap((each) => [...this.#fieldsOf(each, source)]))
    switch (node.type) {
      case 'ObjectExpression':
        return this.#propertiesOf(node.properties ?? [], source)
      case 'ArrayExpression':
        return all(node.elements ?? [])
      case 'MemberExpression':
        return all([node.object])
      case 'CallExpression':
        return all([node.callee, ...(isMeta(node) ? [] : (node.arguments ?? []))])
      case 'Identifier': {
        const declared = this.#declared.get(node.name ?? '')
        return declared ? this.#fieldsOf(declared.init, declared.source) : new Map()
      }
      default:
        return new Map()
    }
  }

  #propertiesOf(properties: readonly Property[], source: string): Fields {
    const fields: Fields = new Map()
    for (const { type, start, key, value, argument } of properties) {
      if (type === 'SpreadElement') {
        for (const [name, said] of this.#fieldsOf(argument, source)) fields.set(name, said)
        continue
      }
      const words = COMMENT_BEFORE.exec(source.slice(0, start))?.[1]
        ?.replaceAll(/\s*\n\s*\*?\s*/g, ' ')
        .trim()
      const inner = this.#fieldsOf(value, source)
      fields.set(key?.name ?? String(key?.value), { ...(words && { words }), fields: inner })
    }
    return fields
  }
}

const isMeta = ({ callee }: Expression) => callee?.property?.name === 'meta'

/** The name of its own that a schema was given. */
function findMeta(node: Expression): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  if (!isMeta(node)) return node.callee?.object && findMeta(node.callee.object)
  return String(propertiesOf(node.arguments?.[0])['id']?.value)
}

const propertiesOf = (node: Expression | undefined): Record<string, Expression | undefined> =>
  Object.fromEntries((node?.properties ?? []).map(({ key, value }) => [key?.name ?? '', value]))
