import type { IncomingMessage } from 'node:http'
import { AppError } from '#server/kernel/errors/app-error.ts'

interface Limits {
  /** How much of it is read. */
  mostBytes: number
  /** How much may come at all. What lies between is let pass: browsers hear no answer before they have sent everything. */
  passedBytes: number
}

export interface SentForm {
  data: FormData
  /** Too much came: what stood whole in its first part is here. */
  isCut: boolean
}

/** What is no form is one with nothing in it. */
export async function readForm(incoming: IncomingMessage, limits: Limits): Promise<SentForm> {
  const type = incoming.headers['content-type'] ?? 'application/x-www-form-urlencoded'
  const { body, isCut } = await readBeginning(incoming, limits)
  const whole = isCut ? endBefore(body, type) : body
  const form = new Response(new Uint8Array(whole), { headers: { 'content-type': type } }).formData()
  return { data: await form.catch(() => new FormData()), isCut }
}

async function readBeginning(incoming: IncomingMessage, { mostBytes, passedBytes }: Limits) {
  if (Number(incoming.headers['content-length'] ?? 0) > passedBytes) return { body: Buffer.alloc(0), isCut: true }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      if (size < mostBytes) chunks.push(chunk)
      size += chunk.length
      if (size > passedBytes) break
    }
  } catch (error) {
    throw new AppError('malformed-body', 'The body ended before it was complete.', { cause: error })
  }
  return { body: Buffer.concat(chunks).subarray(0, mostBytes), isCut: size > mostBytes }
}

/** Ends a form before the part that was cut. */
function endBefore(body: Buffer, type: string): Buffer {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary === undefined) return body
  const mark = Buffer.from(`\r\n--${boundary}`)
  const last = body.lastIndexOf(mark)
  return last < 0 ? Buffer.alloc(0) : Buffer.concat([body.subarray(0, last), mark, Buffer.from('--\r\n')])
}
