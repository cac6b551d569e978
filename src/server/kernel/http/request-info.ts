import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/domain/locales.ts'

/** What is known of a request before anybody looks into it. */
export interface RequestInfo {
  id: string
  address: string
  userAgent: string | null
  /** Of the customer whose own domain it came to. */
  hostOwner?: string
}

/** On a customer's own domain there is nothing of anybody else's. */
export const isShownAt = ({ hostOwner }: RequestInfo, customerId: string) =>
  hostOwner === undefined || hostOwner === customerId

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/

const infos = new WeakMap<IncomingMessage, RequestInfo>()

/** The server notes this for every request before anything else sees it. */
export function noteRequestInfo(incoming: IncomingMessage, info: RequestInfo): void {
  infos.set(incoming, info)
}

export function requestInfoOf(incoming: IncomingMessage): RequestInfo {
  const info = infos.get(incoming)
  if (!info) throw new Error('This request did not come through the server.')
  return info
}

export type DescribeRequest = (incoming: IncomingMessage) => RequestInfo

/** A forwarded address is believed only when the connection itself comes from a proxy named in the configuration. */
export function createRequestDescriber(
  trustedProxies: readonly string[],
  { onUnnamedProxy = () => {} }: { onUnnamedProxy?: (address: string) => void } = {},
): DescribeRequest {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) addProxy(trusted, proxy)
  // Told once: anybody can send the header, and nobody shall fill the log with it.
  let isTold = false

  return (incoming) => {
    const peer = plainAddress(incoming.socket.remoteAddress ?? '')
    const isProxied = trustedProxies.length > 0 && isListed(trusted, peer)
    if (!isProxied && !isTold && 'x-forwarded-for' in incoming.headers) {
      isTold = true
      onUnnamedProxy(peer)
    }
    return {
      id: isProxied ? (requestIdFrom(incoming) ?? randomUUID()) : randomUUID(),
      address: isProxied ? forwardedAddress(incoming, trusted, peer) : peer,
      userAgent: incoming.headers['user-agent']?.slice(0, 300) ?? null,
    }
  }
}

/** What counts as one address: a household or server usually has a whole /64 of IPv6 to itself. */
export function rateKeyOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter((part) => part !== '')
  const after = (tail ?? '').split(':').filter((part) => part !== '')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')
}

/** True for a caller on this very machine that no proxy speaks for. */
export function isDirectLoopback(incoming: IncomingMessage): boolean {
  const address = plainAddress(incoming.socket.remoteAddress ?? '')
  const isForwarded = 'x-forwarded-for' in incoming.headers || 'forwarded' in incoming.headers
  return !isForwarded && (address === '::1' || address.startsWith('127.'))
}

/** The language a browser likes best of those we have. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().split(';')
    const quality = Number(/^\s*q=([\d.]+)/.exec(options.join(';'))?.[1] ?? 1)
    return { language: tag.split('-', 1)[0]?.toLowerCase(), quality }
  })
  const best = wishes.toSorted((left, right) => right.quality - left.quality).find(({ language }) => isLocale(language))
  return best && isLocale(best.language) ? best.language : DEFAULT_LOCALE
}

/** Walks the forwarded chain from its near end and stops at the first address that is not one of our proxies. */
function forwardedAddress(incoming: IncomingMessage, trusted: BlockList, peer: string): string {
  const header = incoming.headers['x-forwarded-for']
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => plainAddress(part.trim()))
    .filter((part) => part !== '')
  return chain.findLast((address) => !isListed(trusted, address)) ?? peer
}

function requestIdFrom(incoming: IncomingMessage): string | undefined {
  const given = incoming.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined
}

function addProxy(list: BlockList, proxy: string): void {
  const [address = '', prefix] = proxy.split('/')
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (prefix === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(prefix), family)
}

function isListed(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** `::ffff:127.0.0.1` is 127.0.0.1 as a dual-stack socket writes it. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
