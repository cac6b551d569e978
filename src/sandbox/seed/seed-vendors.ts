import type { Database } from '#server/database/connect.ts'
import { putListing } from '../vendors/vendor-reviews.repository.ts'
import { HARBOUR_BISTRO, OWNER_ACCOUNTS, OWNER_EMAIL } from './harbour-bistro.ts'
import { insertAccount, insertReviews } from './seed.repository.ts'
import { writeHarbourReviews } from './write-reviews.ts'

/** Puts the demo business on every platform, with what people have written of it. Safe to repeat. */
export async function seedVendors(db: Database, world: { now: Date; publicUrl: string }): Promise<void> {
  for (const { name, address, listings } of HARBOUR_BISTRO) {
    for (const { vendor, id } of listings) {
      const account = OWNER_ACCOUNTS[vendor]
      await insertAccount(db, { vendor, ...account, email: OWNER_EMAIL })
      await putListing(db, { vendor, id, name, address, accountId: account.id, accountName: account.name })
    }
  }
  await insertReviews(db, writeHarbourReviews(world))
}
