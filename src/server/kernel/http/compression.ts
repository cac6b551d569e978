import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'

/** Below it the headers weigh as much as what is saved. */
const LEAST_BYTES = 1024
const COMPRESSIBLE = /^(application\/(problem\+)?json|text\/(html|csv|plain))\b/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }

/** All of them work in threads of their own. What costs least for the same size comes first. */
const WAYS = {
  zstd: { whole: promisify(zstdCompress), stream: () => createZstdCompress() },
  br: { whole: (body: Buffer) => promisify(brotliCompress)(body, BROTLI), stream: () => createBrotliCompress(BROTLI) },
  gzip: { whole: (body: Buffer) => promisify(gzip)(body, GZIP), stream: () => createGzip(GZIP) },
}
type Encoding = keyof typeof WAYS

/**
 * How the caller can take an answer. The auth service's stay as they are: they carry tokens beside what callers sent, and the
 * length of both together, compressed, tells of the one to whoever chooses the other (BREACH).
 */
function findEncoding(incoming: IncomingMessage): Encoding | undefined {
  const accepted = incoming.headers['accept-encoding']
  if (accepted === undefined || incoming.method === 'HEAD' || incoming.url?.startsWith('/auth/')) return undefined
  return chooseEncoding(String(accepted))
}

export function compressAnswer(incoming: IncomingMessage, response: Response): Response | Promise<Response> {
  const { headers } = response
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
  const encoding = findEncoding(incoming)
  return encoding ? compress(response, encoding) : response
}

/** The same for a text that goes straight to the socket. */
export async function packText(
  incoming: IncomingMessage,
  text: string,
): Promise<{ body: string | Buffer; headers: Record<string, string> }> {
  const encoding = text.length < LEAST_BYTES ? undefined : findEncoding(incoming)
  if (!encoding) return { body: text, headers: {} }
  const body = await WAYS[encoding].whole(Buffer.from(text))
  return { body, headers: { 'content-encoding': encoding, vary: 'accept-encoding' } }
}

/** The first of ours that the caller does not rule out (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const offers = accepted.split(',').map((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return { name, isRefused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) }
  })
  const wanted = Object.keys(WAYS) as Encoding[]
  return wanted.find((encoding) => offers.some(({ name, isRefused }) => name === encoding && !isRefused))
}

async function compress(response: Response, encoding: Encoding): Promise<Response> {
  const { status, headers } = response
  headers.append('vary', 'accept-encoding')
  if (headers.get('content-type')?.startsWith('text/csv') && response.body) {
    headers.set('content-encoding', encoding)
    const lines = Readable.fromWeb(response.body as WebStream)
    const packed = WAYS[encoding].stream()
    lines.on('error', (error) => packed.destroy(error))
    return new Response(Readable.toWeb(lines.pipe(packed)) as ReadableStream, { status, headers })
  }
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length < LEAST_BYTES) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(new Uint8Array(await WAYS[encoding].whole(body)), { status, headers })
}
