import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { LinkFault } from '#shared/domain/campaigns.ts'
import { isPublicAddress, lookUpWhere, NotPublic } from '#server/adapters/identity/public-fetch.ts'

/** What is wrong with an address that somebody wrote; `null`: nothing that we know of. */
export type LinkProbe = (url: string) => Promise<LinkFault | null>

const TIMEOUT_MS = 8000
const MOST_HOPS = 5
const GONE = [404, 410]
/** Our own way out is cut: that says nothing about the address. */
const OURS = ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN']

/** `isOpen`: which addresses may be asked at all, wherever a page sends us on to. */
export function createLinkProbe({
  isOpen = isPublicAddress,
}: { isOpen?: (address: string) => boolean } = {}): LinkProbe {
  const lookup = lookUpWhere(isOpen)

  /** As a browser would, and only until it is known who answers how. */
  const ask = (url: URL) =>
    new Promise<{ status: number; next: string | undefined }>((resolve, reject) => {
      const host = url.hostname.replaceAll(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && !isOpen(host)) throw new NotPublic(host)
      const request = url.protocol === 'https:' ? requestSecure : requestPlain
      const headers = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; Goodword link check)' }
      const asked = request(url, { headers, lookup, signal: AbortSignal.timeout(TIMEOUT_MS) }, (answer) => {
        resolve({ status: answer.statusCode ?? 502, next: answer.headers.location })
        answer.destroy()
      })
      asked.on('error', reject)
      asked.end()
    })

  async function follow(url: URL, hops: number): Promise<LinkFault | null> {
    const { status, next } = await ask(url)
    if (status >= 300 && status < 400 && next !== undefined) {
      return hops === 0 ? 'failing' : follow(new URL(next, url), hops - 1)
    }
    if (GONE.includes(status)) return 'gone'
    // Whoever shows a machine nothing (401, 403, 429) may show it to people.
    return status >= 500 ? 'failing' : null
  }

  return (url) => follow(new URL(url), MOST_HOPS).catch(explain)
}

function explain(error: unknown): LinkFault | null {
  if (error instanceof NotPublic) return 'not-public'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return OURS.includes(code) ? null : 'unreachable'
}
