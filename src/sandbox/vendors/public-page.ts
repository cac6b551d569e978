import type { Platform } from '#shared/domain/platforms.ts'

/** Where the public would read and write the reviews of a listing; here one plays the public. */
export function publicPageOf(publicUrl: string, listing: { vendor: Platform; id: string }): string {
  const query = new URLSearchParams({ vendor: listing.vendor, listing: listing.id })
  return `${publicUrl}/sandbox/platforms?${query.toString()}`
}
