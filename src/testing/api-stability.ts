/** JSON Schema as the contracts write it. */
interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Operation {
  security: Record<string, unknown>[]
  parameters: { $ref?: string; name?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const JSON_TYPE = 'application/json'
const isOpen = ({ security }: Operation) => security.some((way) => 'apiKey' in way)

/** What programs send, and what they get if all is well. */
function pickParts({ security, parameters, requestBody, responses: { '200': done } }: Operation): Operation {
  return { security, parameters, ...(requestBody && { requestBody }), responses: { ...(done && { '200': done }) } }
}

/** What is open to keys, and the schemas that it mentions. */
export function pickPublic({ paths, components: { schemas } }: ApiDocument): ApiDocument {
  const open = Object.entries(paths).flatMap(([path, operations]) => {
    const kept = Object.entries(operations).flatMap(([method, operation]) =>
      isOpen(operation) ? [[method, pickParts(operation)] as const] : [],
    )
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : []
  })
  const named = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (named.has(name)) continue
      named.add(name)
      follow(schemas[name])
    }
  }
  follow(open)
  const kept = Object.entries(schemas).filter(([name]) => named.has(name))
  return { paths: Object.fromEntries(open), components: { schemas: Object.fromEntries(kept) } }
}

/** `in`: what programs send. `out`: what they read. */
type Way = 'in' | 'out'

interface Sides {
  way: Way
  before: ApiDocument
  after: ApiDocument
  /** Pairs of names that are being compared further up. */
  seen: ReadonlySet<string>
}

/** Whatever a program that was written for the first document could trip over in the second. Empty means nothing. */
export function findBreaks(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, was]) => {
      const name = `${method.toUpperCase()} ${path}`
      const is = after.paths[path]?.[method]
      if (!is || !isOpen(is)) return [`${name} is gone`]
      const sides = { before, after, seen: new Set<string>() }
      return [
        ...compare({ ...sides, way: 'in' }, inputOf(was), inputOf(is), `${name} takes`),
        ...compare({ ...sides, way: 'out' }, outputOf(was), outputOf(is), `${name} answers`),
      ]
    }),
  )
}

const outputOf = ({ responses }: Operation): Schema => responses['200']?.content[JSON_TYPE]?.schema ?? {}

/** Parameters and the body as one object. */
function inputOf({ parameters, requestBody }: Operation): Schema {
  const own = parameters.flatMap(({ name, schema = {}, required = false }) =>
    name ? [{ name, schema, required }] : [],
  )
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      ...(requestBody && { body: requestBody.content[JSON_TYPE]?.schema ?? {} }),
    },
    required: [...own.filter(({ required }) => required).map(({ name }) => name), ...(requestBody ? ['body'] : [])],
  }
}

const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1)
const open = (schema: Schema, { components }: ApiDocument): Schema =>
  schema.$ref ? (components.schemas[nameOf(schema) ?? ''] ?? {}) : schema

function compare(sides: Sides, was: Schema, is: Schema, at: string): string[] {
  const pair = `${nameOf(was) ?? ''}>${nameOf(is) ?? ''}`
  if (pair !== '>' && sides.seen.has(pair)) return []
  const within = { ...sides, seen: new Set([...sides.seen, ...(pair === '>' ? [] : [pair])]) }
  const [one, other] = [open(was, sides.before), open(is, sides.after)]
  const [ways, others] = [listWays(one), listWays(other)]
  if (ways.length === 1 && others.length === 1) return compareOne(within, one, other, at)
  // Whatever may be sent must still be taken, and whatever may come must have been told.
  const [asked, known] = sides.way === 'in' ? [ways, others] : [others, ways]
  const fits = (each: Schema) =>
    known.some(
      (way) =>
        compare(within, ...(sides.way === 'in' ? ([each, way] as const) : ([way, each] as const)), at).length === 0,
    )
  return asked.every(fits) ? [] : [`${at}: other alternatives than before`]
}

const listWays = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

function compareOne(sides: Sides, was: Schema, is: Schema, at: string): string[] {
  const [asked, known] = sides.way === 'in' ? [was, is] : [is, was]
  const isOther =
    typesOf(asked).some((type) => !typesOf(known).includes(type)) ||
    JSON.stringify(was.const) !== JSON.stringify(is.const)
  if (isOther) return [`${at}: ${kindOf(is)} instead of ${kindOf(was)}`]
  return [
    ...compareChoices(sides, was, is, at),
    ...compareProperties(sides, was, is, at),
    ...(was.items ? compare(sides, was.items, is.items ?? {}, `${at}[]`) : []),
    ...(isSchema(was.additionalProperties) && isSchema(is.additionalProperties)
      ? compare(sides, was.additionalProperties, is.additionalProperties, `${at}{}`)
      : []),
  ]
}

const typesOf = ({ type = [] }: Schema) => [type].flat()
const kindOf = (schema: Schema) => JSON.stringify(schema.const ?? schema.type)

const isSchema = (part: Schema | boolean | undefined): part is Schema => typeof part === 'object'

/** A choice more in an answer is none: programs are told to expect it. */
function compareChoices({ way }: Sides, was: Schema, is: Schema, at: string): string[] {
  if (way === 'out' || !is.enum) return []
  if (!was.enum) return [`${at}: only some values are taken now`]
  const gone = was.enum.filter((value) => !is.enum?.includes(value))
  return gone.map((value) => `${at}: ${JSON.stringify(value)} is not taken any more`)
}

function compareProperties(sides: Sides, was: Schema, is: Schema, at: string): string[] {
  const [before, after] = [was.properties ?? {}, is.properties ?? {}]
  const needed = (schema: Schema, name: string) => schema.required?.includes(name) ?? false
  const kept = Object.entries(before).flatMap(([name, schema]) => {
    const now = after[name]
    if (!now) return [`${at} ${name} no more`]
    const isLost = sides.way === 'out' && needed(was, name) && !needed(is, name)
    return [...(isLost ? [`${at} ${name} only sometimes`] : []), ...compare(sides, schema, now, `${at} ${name}`)]
  })
  const demanded = sides.way === 'in' ? (is.required ?? []).filter((name) => !needed(was, name)) : []
  return [...kept, ...demanded.map((name) => `${at} ${name} and needs it now`)]
}
