import { z } from 'zod'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { badParameter } from './graph-fault.ts'

const MOST = 100
const whole = z.coerce.number().int()

export interface AskedPage {
  offset: number
  limit: number
}

/** The part of a list that was asked for; a cursor is a count in disguise. */
export function readPage(context: AppContext): AskedPage {
  const limit = whole.min(1).safeParse(context.req.query('limit') ?? '25')
  if (!limit.success) throw badParameter('Param limit must be a positive integer')
  const after = context.req.query('after')
  const offset = whole.min(0).safeParse(after === undefined ? 0 : Buffer.from(after, 'base64url').toString() || 'none')
  if (!offset.success) throw badParameter('Invalid cursors values')
  return { offset: offset.data, limit: Math.min(limit.data, MOST) }
}

/** A list in Graph's envelope; only a page that is not the last one has a `next`. */
export function answerList(
  data: readonly unknown[],
  { offset }: AskedPage,
  { total, url }: { total: number; url: string },
): Response {
  if (data.length === 0) return Response.json({ data: [] })
  const end = offset + data.length
  const cursors = { before: cursorOf(offset), after: cursorOf(end) }
  return Response.json({ data, paging: { cursors, ...(end < total && { next: makeNext(url, cursors.after) }) } })
}

const cursorOf = (count: number) => Buffer.from(String(count)).toString('base64url')

function makeNext(url: string, after: string): string {
  const next = new URL(url)
  for (const secret of ['access_token', 'appsecret_proof']) next.searchParams.delete(secret)
  next.searchParams.set('after', after)
  return next.href
}
