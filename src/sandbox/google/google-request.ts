import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { findGrant, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import { findListing, findReview, type VendorListing, type VendorReview } from '../vendors/vendor-reviews.repository.ts'
import { GoogleRefusal, invalidArgument, notFound, permissionDenied } from './google-refusal.ts'

export const MANAGE_SCOPE = 'https://www.googleapis.com/auth/business.manage'

export interface GoogleCall {
  context: AppContext
  grant: VendorGrant
}

/** A call with somebody's token; whatever is refused on the way is answered as Google would. */
export function withGrant(db: Database, answer: (call: GoogleCall) => Promise<unknown>) {
  return refusing(async (context) => {
    const token = /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    const found = await findGrant(db, token, 'access')
    if (found?.grant.vendor !== 'google') {
      throw new GoogleRefusal('UNAUTHENTICATED', 'Request had invalid authentication credentials.')
    }
    if (!found.grant.scope.split(' ').includes(MANAGE_SCOPE)) throw permissionDenied('ACCESS_TOKEN_SCOPE_INSUFFICIENT')
    return Response.json(await answer({ context, grant: found.grant }))
  })
}

export function refusing(answer: (context: AppContext) => Promise<Response>) {
  return async (context: AppContext): Promise<Response> => {
    try {
      return await answer(context)
    } catch (error) {
      if (error instanceof GoogleRefusal) return error.response
      throw error
    }
  }
}

/** Google refuses names that it does not know. */
export function readQuery<Shape extends z.ZodRawShape>(context: AppContext, shape: Shape) {
  return parse(z.strictObject(shape), context.req.query())
}

export async function readGoogleJson<Shape extends z.ZodRawShape>(context: AppContext, shape: Shape) {
  const body = await readBody(context.env.incoming)
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8').replaceAll('\\u0000', ''))
  } catch {
    throw new GoogleRefusal('INVALID_ARGUMENT', 'Invalid JSON payload received.')
  }
  return parse(z.strictObject(shape), json)
}

export const pageSizeUpTo = (max: number, usual: number) => z.coerce.number().int().min(1).max(max).default(usual)

/** Page tokens mean something to us alone. */
export const writePageToken = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

export function readPageToken<Schema extends z.ZodType>(token: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')))
  } catch {
    throw invalidArgument('page_token', 'Invalid page token.')
  }
}

/** The location of the address, if the grant reaches it. */
export async function getLocation(db: Database, { context, grant }: GoogleCall): Promise<VendorListing> {
  const account = context.req.param('account')
  const listing = await findListing(db, 'google', context.req.param('location') ?? '')
  if (!listing || (account !== undefined && account !== listing.account_id)) throw notFound()
  if (!grant.listing_ids.includes(listing.id)) throw permissionDenied('IAM_PERMISSION_DENIED')
  return listing
}

export async function getReview(db: Database, call: GoogleCall): Promise<VendorReview> {
  const listing = await getLocation(db, call)
  const review = await findReview(db, 'google', call.context.req.param('review') ?? '')
  if (review?.listing_id !== listing.id) throw notFound()
  return review
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidArgument(issue?.path.join('.') ?? '', issue?.message ?? '')
}
