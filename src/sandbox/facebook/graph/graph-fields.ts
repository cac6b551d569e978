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
  const entries = [...fields].map(([field, inner]) => {
    const value = node[field]
    const isNested = inner !== '' && typeof value === 'object' && value !== null
    return [field, isNested ? pick(value as Node, parseFields(inner)) : value]
  })
  return Object.fromEntries(entries) as Node
}

function parseFields(text: string): Fields {
  const fields: Fields = new Map()
  for (const [, name = '', inner = ''] of text.matchAll(/([^,{}]+)(?:\{([^{}]*)\})?,?/g)) fields.set(name.trim(), inner)
  const isWhole = [...fields].map(([name, inner]) => (inner === '' ? name : `${name}{${inner}}`)).join(',') === text
  if (!isWhole) throw badParameter('Syntax error in the parameter fields')
  return fields
}
