import { badParameter } from './graph-fault.ts'

type Node = Record<string, unknown>
/** Each field with the fields asked of what it holds. */
type Fields = Map<string, string>

/** A node with only the fields that were asked for, as `a,b{c,d}`; refuses a field that nodes of this kind do not have. */
export function pickFields(nodes: readonly Node[], asked: string, kind: { name: string; fields: readonly string[] }) {
  const fields = parseFields(asked)
  const unknown = [...fields.keys()].find((field) => !kind.fields.includes(field))
  if (unknown !== undefined) {
    throw badParameter(`Tried accessing nonexisting field (${unknown}) on node type (${kind.name})`)
  }
  return nodes.map((node) => pick(node, fields))
}

function pick(node: Node, fields: Fields): Node {
  const entries = [...fields].map(([field, inner]) => [
    field,
    inner === '' ? node[field] : pickWithin(node[field], inner),
  ])
  return Object.fromEntries(entries) as Node
}

/** Of a node what was asked for; of an edge, the same of each node it lists. */
function pickWithin(value: unknown, inner: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = parseFields(inner)
  if (!('data' in value) || !Array.isArray(value.data)) return pick(value as Node, fields)
  return { data: (value.data as Node[]).map((node) => pick(node, fields)) }
}

const FIELD = /^([a-z_]+)(?:\.limit\(\d+\))?(?:\{(.*)\})?$/

function parseFields(text: string): Fields {
  return new Map(
    splitOutsideBraces(text).map((part) => {
      const [, name, inner = ''] = FIELD.exec(part.trim()) ?? []
      if (name === undefined) throw badParameter('Syntax error in the parameter fields')
      return [name, inner]
    }),
  )
}

function splitOutsideBraces(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    depth += Number(character === '{') - Number(character === '}')
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
