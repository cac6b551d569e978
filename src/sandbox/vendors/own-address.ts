import type { AppContext } from '#server/kernel/http/http-app.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Whether an address to be told of changes is this installation's own. Whoever can reach the sandbox may ask for pushes, and
 * must not send them to what only this machine can reach. By the socket, for a `Host` says whatever its sender likes.
 */
export function isOwnAddress(context: AppContext, publicUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, port, protocol } = new URL(address)
  if (origin === new URL(publicUrl).origin) return true
  const { localAddress, localPort } = context.env.incoming.socket
  const isHere = LOOPBACK.includes(hostname) || hostname === localAddress
  return protocol === 'http:' && isHere && port === String(localPort)
}
