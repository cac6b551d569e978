import { isLocale, type Locale } from '#shared/domain/locales.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { ClientInfo } from '../auth-parts.ts'
import { languageFrom } from './create-user.ts'
import { findLanguageOfUser, type UserRow } from './users.repository.ts'

/** What the person chose in the product, told at sign-up, or what their browser speaks. */
export async function languageOf(tx: ScopedTx, user: UserRow, client: ClientInfo): Promise<Locale> {
  const chosen = await findLanguageOfUser(tx, user.id)
  return isLocale(chosen) ? chosen : languageFrom(user, client)
}
