import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { CustomFetchOptions } from 'openid-client'

const MAX_BYTES = 1024 * 1024

/** Addresses that are not the public internet: our own machine, private networks, link-local services, those of examples, the rest. */
const closed4 = new BlockList()
const closed6 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed4.addSubnet(network, prefix, 'ipv4')
}
// A list of its own: an address of the older kind also counts as one of these. Only 2000::/3 is handed out, and of that
// 2002::/16 and 2001::/32 wrap addresses of the older kind, and two are for examples (RFC 3849, RFC 9637).
closed6.addSubnet('::', 3, 'ipv6')
closed6.addSubnet('4000::', 2, 'ipv6')
closed6.addSubnet('8000::', 1, 'ipv6')
closed6.addSubnet('2002::', 16, 'ipv6')
closed6.addSubnet('2001::', 32, 'ipv6')
closed6.addSubnet('2001:db8::', 32, 'ipv6')
closed6.addSubnet('3fff::', 20, 'ipv6')

export function isPublicAddress(address: string): boolean {
  return isIP(address) === 6 ? !closed6.check(address, 'ipv6') : !closed4.check(address, 'ipv4')
}

export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet.`)
  }
}

export type ResolveAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Checked where the name is resolved for the connection itself, so that no second answer can slip in. */
export const lookUpWhere =
  (isOpen: (address: string) => boolean, resolve: ResolveAll = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '')
      if (!addresses.every(({ address }) => isOpen(address))) return callback(new NotPublic(hostname), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
const lookUpPublic = lookUpWhere(isPublicAddress)

/**
 * Fetches an address that a customer entered: over TLS, from the public internet only, without following redirects, so
 * that nobody can make this server ask around in its own network.
 */
export async function fetchPublic(address: string, options: CustomFetchOptions): Promise<Response> {
  const url = new URL(address)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') throw new Error(`${url.origin} is not reached over TLS.`)
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublic(host)
  const body = Buffer.from(await new Response(options.body ?? null).arrayBuffer())
  const { method, headers, signal } = options
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, lookup: lookUpPublic, ...(signal && { signal }) }, (answer) => {
      readAnswer(answer).then(resolve, reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
  const status = answer.statusCode ?? 502
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers })
}
