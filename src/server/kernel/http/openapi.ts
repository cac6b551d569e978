import { z } from 'zod'
import type { Endpoint } from '#shared/contracts/endpoint.ts'
import { neededRole } from '#shared/domain/admin-roles.ts'
import { problemSchema } from '#shared/contracts/problem.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/domain/error-codes.ts'

type JsonObject = Record<string, unknown>

const EVERY_ENDPOINT: readonly ErrorCode[] = [
  'invalid-input',
  'address-too-long',
  'rate-limited',
  'internal-error',
  'unavailable',
  'timed-out',
]
const SIGNED_IN: readonly ErrorCode[] = ['not-signed-in']
const BARRED: readonly ErrorCode[] = ['address-not-allowed', 'second-factor-missing']
const MEMBERS: readonly ErrorCode[] = ['not-signed-in', 'permission-denied', 'customer-inactive']
const MUTATIONS: readonly ErrorCode[] = [
  'malformed-body',
  'body-too-large',
  'unsupported-media-type',
  'idempotency-key-reused',
]

/** OpenAPI 3.1, made from the contracts alone. */
export function describeApi(endpoints: readonly Endpoint[]): JsonObject {
  const components = new Map<string, JsonObject>()
  toSchema(problemSchema, 'output', components)
  const paths: Record<string, JsonObject> = {}
  const inOrder = endpoints.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  for (const endpoint of inOrder) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, components) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Goodword API',
      version: '1.0.0',
      description: 'Reviews, replies, disputes and campaigns of one customer. Errors are problem+json (RFC 9457).',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      parameters: { Customer: customerParameter, IdempotencyKey: idempotencyParameter },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'gw_live_…',
          description:
            'A key of the workspace (Settings, Security). Answers carry RateLimit-* headers; looks carry an ETag.',
        },
      },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

function describeOperation(endpoint: Endpoint, components: Map<string, JsonObject>): JsonObject {
  const input = toSchema(endpoint.input, 'input', components)
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const pathNames = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const body = withoutProperties(input, pathNames)
  const hasBody = !isInQuery && Object.keys((body.properties ?? {}) as JsonObject).length > 0
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[3] ?? 'general'],
    security: describeSecurity(endpoint),
    ...(isPermission(endpoint.access) && { description: describeNeeds(endpoint) }),
    ...(endpoint.access === 'platform-admin' && {
      description: `Needs an administrator: \`${neededRole(endpoint)}\`.`,
    }),
    parameters: [
      ...pathNames.map((name) => parameter(input, name, 'path')),
      ...(isInQuery ? propertyNames(body).map((name) => parameter(input, name, 'query')) : []),
      ...(isPermission(endpoint.access) ? [{ $ref: '#/components/parameters/Customer' }] : []),
      ...(endpoint.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ],
    ...(hasBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, ...(endpoint.example && { example: endpoint.example }) } },
      },
    }),
    responses: describeResponses(endpoint, components),
  }
}

function describeSecurity({ access, isOpenToKeys }: Endpoint): JsonObject[] {
  if (access === 'public') return []
  return isOpenToKeys ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }]
}

function describeNeeds({ access, plan }: Endpoint): string {
  return `Needs the permission \`${access}\`${plan ? ` and a plan with \`${plan}\`` : ''}.`
}

function describeResponses(endpoint: Endpoint, components: Map<string, JsonObject>): JsonObject {
  const type = endpoint.isStream ? 'text/event-stream' : (endpoint.mediaType ?? 'application/json')
  const responses: Record<string, JsonObject> = {
    '200': { description: 'Done', content: { [type]: { schema: toSchema(endpoint.output, 'output', components) } } },
  }
  for (const [status, codes] of groupByStatus(errorsOf(endpoint))) {
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return responses
}

function errorsOfAdmins(endpoint: Endpoint): readonly ErrorCode[] {
  if (endpoint.access !== 'platform-admin') return []
  return neededRole(endpoint) === 'support' ? ['second-factor-missing'] : ['second-factor-missing', 'permission-denied']
}

function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const needsNotFound = endpoint.path.includes(':') || endpoint.access === 'platform-admin'
  return [
    ...EVERY_ENDPOINT,
    ...(endpoint.access === 'public' ? [] : isPermission(endpoint.access) ? MEMBERS : SIGNED_IN),
    ...(endpoint.access === 'public' || endpoint.access === 'platform-admin' || endpoint.isOpenToBarred ? [] : BARRED),
    ...(endpoint.method === 'GET' ? [] : MUTATIONS),
    ...errorsOfAdmins(endpoint),
    ...(needsNotFound ? (['not-found'] as const) : []),
    ...(endpoint.plan ? (['plan-limit'] as const) : []),
    ...endpoint.errors,
  ]
}

function groupByStatus(codes: readonly ErrorCode[]): [string, ErrorCode[]][] {
  const groups = Map.groupBy(new Set(codes), (code) => String(ERROR_STATUS[code]))
  return [...groups].sort(([a], [b]) => Number(a) - Number(b))
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key gets the first answer and has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const customerParameter = {
  name: 'Goodword-Customer',
  in: 'header',
  required: false,
  description: 'Which customer this is for, of those the person belongs to. Without it, the one used last.',
  schema: { type: 'string', format: 'uuid' },
}

/** The schema of one contract; whatever has a name of its own becomes a component. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Map<string, JsonObject>): JsonObject {
  const { $schema: _dialect, $defs: definitions, ...body } = z.toJSONSchema(schema, { io }) as JsonObject
  for (const [name, definition] of Object.entries((definitions ?? {}) as Record<string, JsonObject>)) {
    components.set(name, pointToComponents(definition))
  }
  return pointToComponents(body)
}

function pointToComponents(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonObject
}

function parameter(input: JsonObject, name: string, where: 'path' | 'query'): JsonObject {
  const properties = (input.properties ?? {}) as Record<string, JsonObject>
  const required = (input.required ?? []) as string[]
  return { name, in: where, required: where === 'path' || required.includes(name), schema: properties[name] ?? {} }
}

function withoutProperties(schema: JsonObject, names: readonly string[]): JsonObject {
  const properties = Object.entries((schema.properties ?? {}) as JsonObject).filter(([name]) => !names.includes(name))
  const required = ((schema.required ?? []) as string[]).filter((name) => !names.includes(name))
  const { required: _required, ...rest } = schema
  return { ...rest, properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

function propertyNames(schema: JsonObject): string[] {
  return Object.keys((schema.properties ?? {}) as JsonObject)
}

/** The same document whatever the order in which features were wired. */
function sortKey(endpoint: Endpoint): string {
  return `${endpoint.path} ${endpoint.method}`
}

function isPermission(access: Endpoint['access']): boolean {
  return access.includes('.')
}

function operationId(endpoint: Endpoint): string {
  const words = endpoint.path
    .slice('/api/v1/'.length)
    .split(/[/.:-]+/)
    .filter((word) => word !== '')
  return endpoint.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
