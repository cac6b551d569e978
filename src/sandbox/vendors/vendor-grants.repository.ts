import { createHash, randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type {
  SandboxVendor,
  SandboxVendorGrantsTable,
  SandboxVendorTokensTable,
} from '#server/database/sandbox-tables.ts'

export type VendorGrant = Selectable<SandboxVendorGrantsTable>
export type VendorToken = Selectable<SandboxVendorTokensTable>
export type TokenKind = VendorToken['kind']

export const hashToken = (value: string) => createHash('sha256').update(value).digest('hex')

export interface Consent {
  vendor: SandboxVendor
  accountId: string
  listingIds: string[]
  clientId: string
  redirectUri: string
  scope: string
  codeChallenge: string | null
}

/** A person said yes: the grant, and the code that goes back with them. */
export async function giveConsent(db: Database, consent: Consent, codeLifeSeconds: number): Promise<string> {
  const { id } = await db
    .insertInto('sandbox.vendor_grants')
    .values({
      vendor: consent.vendor,
      account_id: consent.accountId,
      listing_ids: consent.listingIds,
      client_id: consent.clientId,
      redirect_uri: consent.redirectUri,
      scope: consent.scope,
      code_challenge: consent.codeChallenge,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return makeToken(db, { grantId: id, kind: 'code', lifeSeconds: codeLifeSeconds })
}

export async function makeToken(
  db: Database,
  token: { grantId: string; kind: TokenKind; lifeSeconds: number | null; listingId?: string },
): Promise<string> {
  const value = `sb-${token.kind}-${randomBytes(24).toString('base64url')}`
  await db
    .insertInto('sandbox.vendor_tokens')
    .values({
      value_hash: hashToken(value),
      grant_id: token.grantId,
      kind: token.kind,
      listing_id: token.listingId ?? null,
      expires_at: token.lifeSeconds === null ? null : new Date(Date.now() + token.lifeSeconds * 1000),
    })
    .execute()
  return value
}

/** The grant behind a token that still holds; `undefined` for one that is unknown, used, expired or revoked. */
export async function findGrant(
  db: Database,
  value: string,
  kind: TokenKind,
): Promise<{ grant: VendorGrant; token: VendorToken } | undefined> {
  const token = await db
    .selectFrom('sandbox.vendor_tokens')
    .selectAll()
    .where('value_hash', '=', hashToken(value))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]))
    .executeTakeFirst()
  const grant =
    token &&
    (await db
      .selectFrom('sandbox.vendor_grants')
      .selectAll()
      .where('id', '=', token.grant_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst())
  return grant && { grant, token }
}

/** Answers whether it was still unused. */
export async function spendToken(db: Database, value: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox.vendor_tokens')
    .set({ used_at: sql`now()` })
    .where('value_hash', '=', hashToken(value))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One of the rights is taken back, and the others stay. */
export async function narrowGrant(db: Database, grantId: string, scope: string): Promise<void> {
  await db.updateTable('sandbox.vendor_grants').set({ scope }).where('id', '=', grantId).execute()
}

export async function revokeGrant(db: Database, grantId: string): Promise<void> {
  await db
    .updateTable('sandbox.vendor_grants')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', grantId)
    .execute()
}

/** The platform's side of things going wrong: access tokens run out, of one listing or of all. */
export async function expireAccess(db: Database, vendor: Platform, listingId?: string): Promise<void> {
  await db
    .updateTable('sandbox.vendor_tokens')
    .set({ expires_at: sql`now()` })
    .where('kind', '=', 'access')
    .where('grant_id', 'in', (query) =>
      query.selectFrom('sandbox.vendor_grants').select('id').where('vendor', '=', vendor).where(reaches(listingId)),
    )
    .where((where) =>
      listingId === undefined
        ? where.lit(true)
        : where.or([where('listing_id', 'is', null), where('listing_id', '=', listingId)]),
    )
    .execute()
}

/** Every consent is taken back, to one listing or to all; keys among them. */
export async function revokeEverything(db: Database, vendor: Platform, listingId?: string): Promise<void> {
  await db
    .updateTable('sandbox.vendor_grants')
    .set({ revoked_at: sql`now()` })
    .where('vendor', '=', vendor)
    .where('revoked_at', 'is', null)
    .where(reaches(listingId))
    .execute()
}

/** The newest first. */
export function listGrants(
  db: Database,
  vendor: Platform,
  page: { listingId: string; limit: number },
): Promise<VendorGrant[]> {
  return db
    .selectFrom('sandbox.vendor_grants')
    .selectAll()
    .where('vendor', '=', vendor)
    .where(reaches(page.listingId))
    .orderBy('created_at', 'desc')
    .limit(page.limit)
    .execute()
}

/** A key without an account opens every listing. */
const reaches = (listingId: string | undefined) =>
  listingId === undefined ? sql<boolean>`true` : sql<boolean>`(${listingId} = any(listing_ids) or account_id = '')`
