import { randomInt } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { SocialProvider } from '#shared/domain/providers.ts'
import type { Database } from '#server/database/connect.ts'
import type { SandboxSocialMediaTable } from '#server/database/provider-tables.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { isOwnAddress } from '../vendors/own-address.ts'
import { keepMessage, listMessages, type ProviderMessage } from './provider-messages.repository.ts'

const LISTED = 200
const FETCH_TIMEOUT_MS = 5000

export type SocialMedia = Selectable<SandboxSocialMediaTable>

/** As long as the networks' own. */
export const makeNumber = () => String(randomInt(1e8, 1e9)) + String(randomInt(1e8, 1e9))

interface NewPost {
  id: string
  vendor: SocialProvider
  /** Whose it is. */
  account: string
  name: string
  text: string
  link?: string | undefined
  image?: string | undefined
  alternativeText?: string | undefined
}

export async function keepPost(db: Database, post: NewPost): Promise<void> {
  const { link = '', image = '', alternativeText = '' } = post
  await keepMessage(db, {
    id: post.id,
    vendor: post.vendor,
    account: post.account,
    from_text: post.name,
    to_text: 'Everybody who follows',
    text_body: post.text,
    headers: JSON.stringify({ link, image, alternativeText }),
    hook_url: null,
    reference: null,
    status: 'published',
  })
}

export const listPosts = (db: Database, vendor: SocialProvider, account: string): Promise<ProviderMessage[]> =>
  listMessages(db, { vendor, account, limit: LISTED })

export const findPost = async (
  db: Database,
  { vendor, account, id }: { vendor: SocialProvider; account: string; id: string },
): Promise<ProviderMessage | undefined> => (await listPosts(db, vendor, account)).find((post) => post.id === id)

/** What people did with it: made of its number, so that it stays what it was. */
export function numbersOf({ id }: Pick<ProviderMessage, 'id'>) {
  const seed = Number(id.replaceAll(/\D/g, '').slice(-6))
  return { likes: 5 + (seed % 60), comments: seed % 9, shares: seed % 7 }
}

export async function hasPost(db: Database, { vendor, account, text }: Pick<NewPost, 'vendor' | 'account' | 'text'>) {
  return (await listPosts(db, vendor, account)).some((post) => post.text_body === text)
}

export async function keepMedia(db: Database, media: Insertable<SandboxSocialMediaTable>): Promise<void> {
  await db.insertInto('sandbox.social_media').values(media).execute()
}

export async function fillMedia(db: Database, id: string, values: { image?: string; alternative_text?: string }) {
  await db.updateTable('sandbox.social_media').set(values).where('id', '=', id).execute()
}

export function findMedia(
  db: Database,
  { id, vendor, account }: { id: string; vendor: SocialProvider; account: string },
): Promise<SocialMedia | undefined> {
  return db
    .selectFrom('sandbox.social_media')
    .selectAll()
    .where('id', '=', id)
    .where('vendor', '=', vendor)
    .where('account', '=', account)
    .executeTakeFirst()
}

/** A picture as text; what is no picture is nothing. */
export function toImage(bytes: Uint8Array): string {
  const type = bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpeg' : bytes[0] === 0x89 && bytes[1] === 0x50 ? 'png' : null
  return type ? `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}` : ''
}

/** Fetched as the networks do, from this house alone; what lies elsewhere is taken at its word. Empty: nothing was there. */
export async function fetchImage(context: AppContext, publicUrl: string, address: string): Promise<string> {
  if (!URL.canParse(address)) return ''
  if (!isOwnAddress(context, publicUrl, address)) return address
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(() => null)
  return response?.ok ? toImage(new Uint8Array(await response.arrayBuffer())) : ''
}
