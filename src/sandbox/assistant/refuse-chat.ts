import type { AssistantMode } from './assistant-modes.ts'
import type { ChatRequest } from './chat-request.ts'

interface Refusal {
  status: number
  message: string
  type?: string
  code?: string | null
  param?: string | null
  headers?: Record<string, string>
}

/** The protocol's way to say no. */
export function refuseChat({ status, message, type, code = null, param = null, headers = {} }: Refusal): Response {
  const error = { message, type: type ?? 'invalid_request_error', param, code }
  return Response.json({ error }, { status, headers: { 'x-request-id': 'req_sandbox', ...headers } })
}

/** Soon enough that a test of trying again does not take long. */
const SOON = { 'retry-after-ms': '30' }

const PLAIN: Partial<Record<AssistantMode, Refusal>> = {
  '401': { status: 401, message: 'Incorrect API key provided.', code: 'invalid_api_key' },
  '403': { status: 403, message: 'Country, region, or territory not supported', code: 'unsupported_country' },
  '404': { status: 404, message: 'The model does not exist or you do not have access to it.', code: 'model_not_found' },
  'too-long': {
    status: 400,
    message: 'This model’s maximum context length is 8192 tokens. Please reduce the length of the messages.',
    code: 'context_length_exceeded',
    param: 'messages',
  },
  '429': { status: 429, message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded', headers: SOON },
  '429-long': {
    status: 429,
    message: 'Rate limit reached. Please try again in 20s.',
    type: 'tokens',
    code: 'rate_limit_exceeded',
    headers: { 'retry-after': '20' },
  },
  '429-quota': {
    status: 429,
    message: 'You exceeded your current quota, please check your plan and billing details.',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  },
  '500': { status: 500, message: 'The server had an error.', type: 'server_error', headers: SOON },
}

/** What a mode makes of a request before any answer: `null` where it goes on. */
export function findChatRefusal(mode: AssistantMode, request: ChatRequest): Response | null {
  const plain = PLAIN[mode]
  if (plain) return refuseChat(plain)
  if (mode === '503-loading') {
    // As llama.cpp says it: the code is a number.
    const error = { message: 'Loading model', type: 'unavailable_error', code: 503 }
    return Response.json({ error }, { status: 503, headers: SOON })
  }
  if (mode === 'older-404') {
    const body = {
      object: 'error',
      message: 'The model does not exist.',
      type: 'NotFoundError',
      param: null,
      code: 404,
    }
    return Response.json(body, { status: 404 })
  }
  if (mode === 'garbage') {
    return new Response('<html>It works!</html>', { status: 200, headers: { 'content-type': 'text/html' } })
  }
  return findParameterRefusal(mode, request)
}

interface Dislike extends Refusal {
  isSent: (request: ChatRequest) => boolean
}

/** In the words of the servers that say so: some name the parameter, some only speak of it. */
const DISLIKES: Partial<Record<AssistantMode, Dislike>> = {
  'refuses-temperature': {
    isSent: ({ temperature }) => (temperature ?? 1) !== 1,
    status: 400,
    message: "Unsupported value: 'temperature' does not support this value with this model.",
    param: 'temperature',
    code: 'unsupported_value',
  },
  'refuses-max-tokens': {
    isSent: (request) => Boolean(request.max_tokens),
    status: 400,
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    param: 'max_tokens',
    code: 'unsupported_parameter',
  },
  'refuses-json-schema': {
    isSent: (request) => request.response_format?.type === 'json_schema',
    status: 400,
    message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    param: 'response_format',
  },
  'refuses-json': {
    isSent: (request) => Boolean(request.response_format),
    status: 400,
    message: 'response_format is not supported by this server',
  },
  'refuses-stream-options': {
    isSent: (request) => Boolean(request.stream_options),
    status: 400,
    message: 'Unrecognized request argument supplied: stream_options',
  },
  'refuses-store': {
    isSent: ({ store }) => store !== undefined,
    status: 422,
    message: "[{'type': 'extra_forbidden', 'loc': ('body', 'store'), 'msg': 'Extra inputs are not permitted'}]",
  },
}

function findParameterRefusal(mode: AssistantMode, request: ChatRequest): Response | null {
  const dislike = DISLIKES[mode]
  return dislike?.isSent(request) ? refuseChat(dislike) : null
}
