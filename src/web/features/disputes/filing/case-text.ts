import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import type { Platform } from '#shared/domain/platforms.ts'

/** What goes into the platform's form. */
export function writeCase({ description, evidence }: Pick<DisputeDetail, 'description' | 'evidence'>): string {
  return [description, ...evidence.map((line) => `- ${line}`)].join('\n')
}

/** Where the page is that of the listing, the review's own is the nearest that is known: it is reported there. */
export function findFilingUrl(platform: Platform, reviewUrl: string | null): string {
  const { filingUrl } = PLATFORM_POLICIES[platform]
  if (!filingUrl.includes('{listing}')) return filingUrl
  return reviewUrl ?? new URL(filingUrl).origin
}
