import type { IncomingMessage } from 'node:http'
import { isDomainName } from '#shared/domain/deliverability.ts'
import {
  campaignLinkPath,
  preferencesPath,
  qrCodePath,
  reviewWidgetPath,
  visitorPagePath,
} from '#shared/domain/paths.ts'
import { getLogo } from '#shared/contracts/settings.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { HostGate } from '#server/kernel/http/http-server.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { findOwner } from './custom-domains.repository.ts'

const KEPT_MS = 30_000
const MOST_KEPT = 10_000
/** A proxy asks for everybody who knocks, with whatever name they like. */
const ASKED_PER_MINUTE = 600

/** All that visitors of a business ask for; whose it is, each of them looks itself. */
const PUBLIC_PATHS = [
  qrCodePath(''),
  visitorPagePath(''),
  campaignLinkPath(''),
  preferencesPath(''),
  reviewWidgetPath(''),
  getLogo.path.slice(0, getLogo.path.indexOf(':')),
  '/connect/connect.css',
]

/** A balancer asks by whichever name it likes, also while the database is down. */
const HEALTH_PATHS = ['/healthz', '/readyz']

/** Whose a domain is, as of some seconds ago: very many visitors come to the same one. */
export class DomainOwners {
  readonly #transactions: Transactions
  readonly #kept = new Map<string, { owner: Promise<string | null>; until: number }>()

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  find(domain: string): Promise<string | null> {
    const held = this.#kept.get(domain)
    if (held && held.until > Date.now()) return held.owner
    // Anybody can ask for any name; what they asked for is not kept for long, nor without end.
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    const owner = this.#transactions.platform.read((tx) => findOwner(tx, domain))
    this.#kept.set(domain, { owner, until: Date.now() + KEPT_MS })
    owner.catch(() => this.#kept.delete(domain))
    return owner
  }

  isKept(domain: string): boolean {
    return (this.#kept.get(domain)?.until ?? 0) > Date.now()
  }

  forget(domain: string): void {
    this.#kept.delete(domain)
  }
}

/**
 * On a customer's own domain there are the pages and links for their visitors and nothing else: no app, no API, nobody's account. A name
 * that nobody has shown to be theirs changes nothing, whoever asks for it.
 */
export function createHostGate(owners: DomainOwners, publicUrl: string): HostGate {
  const own = new URL(publicUrl)
  return (incoming, info) => {
    if (incoming.headers.host === own.host || HEALTH_PATHS.includes(incoming.url ?? '')) return true
    const host = hostOf(incoming)
    if (host === null || host === own.hostname) return true
    return owners.find(host).then((owner) => {
      if (owner === null) return true
      info.hostOwner = owner
      return isPublicPath(incoming.url ?? '')
    })
  }
}

/** `null` for an address in figures, a name without a dot, and whatever no domain can be. */
function hostOf({ headers: { host = '' } }: IncomingMessage): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return isDomainName(name) ? name : null
}

/** As it is written and as it is read: an address that climbs out of its folder, or names another host, is none of these. */
function isPublicPath(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return URL.parse(path, 'http://host')?.pathname === path && PUBLIC_PATHS.some((begin) => path.startsWith(begin))
}

/** Where a proxy asks before it gets a certificate for a name that somebody knocks with. */
export const askForCertificate = (owners: DomainOwners): Mount => ({
  mount(app, { rateLimiter, ratePerMinute }) {
    const count = (address: string) => {
      const most = Math.min(ratePerMinute, ASKED_PER_MINUTE)
      const decision = rateLimiter.take(`tls-ask:${rateKeyOf(address)}`, most)
      if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
    }
    app.get('/tls/ask', async (context) => {
      const domain = (context.req.query('domain') ?? '').toLowerCase()
      if (!isDomainName(domain)) return context.text('no', 404)
      // What is known already costs nothing: a flood of strange names does not shut it out.
      if (!owners.isKept(domain)) count(requestInfoOf(context.env.incoming).address)
      return (await owners.find(domain)) === null ? context.text('no', 404) : context.text('yes')
    })
  },
})
