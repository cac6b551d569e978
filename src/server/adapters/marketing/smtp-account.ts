import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from '../identity/public-fetch.ts'
import { oneClickHeaders } from './hook-reading.ts'
import type { EmailProvider, ProviderAccount } from './port.ts'
import { ProviderError, type ProviderErrorKind } from './provider-http.ts'

const TIMEOUT_MS = 15_000
/** Where mail servers take mail in. Anything else would be asking around. */
const PORTS = ['25', '465', '587', '2525']

/** The machine behind a name, and whether what is said to it must be hidden. */
export interface MailServer {
  host: string
  port: number
  isTlsNeeded: boolean
}
export type FindMailServer = (host: string, port: string) => Promise<MailServer>

/**
 * Looks the name up once and connects to what was found, so that no second answer can lead into our own network.
 */
export const findPublicServer: FindMailServer = async (host, port) => {
  if (!PORTS.includes(port)) throw new ProviderError('rejected', { words: `${host}:${port}`, code: 'port' })
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }]
  const [first] = found
  if (!first) throw new ProviderError('retry', { words: `ENOTFOUND ${host}`, code: 'unreachable' })
  if (!found.every(({ address }) => isPublicAddress(address))) {
    throw new ProviderError('rejected', { words: `${host} is not on the public internet.`, code: 'private' })
  }
  return { host: first.address, port: Number(port), isTlsNeeded: true }
}

/** Any mail server. It reports nothing of what becomes of a mail, and knows no name of ours for it. */
export function createSmtpAccount({ findServer }: { findServer: FindMailServer }): EmailProvider {
  const open = (account: ProviderAccount) => openTransport(account, findServer)
  return {
    channel: 'email',
    inDoubt: 'leave',
    longestCallSeconds: 120,
    atOnce: 2,
    perSecond: 10,
    lookUp: null,
    readEvents: null,
    subscribe: null,
    unsubscribe: null,
    readSender: () => Promise.resolve({ verdict: 'unneeded', records: [] }),

    async check(account) {
      const transport = await open(account)
      await transport.verify().catch(explain)
      return { name: `${account.credentials.username ?? ''} · ${account.credentials.host ?? ''}` }
    },

    async send(account, { id, to, from, replyTo, subject, text, html, unsubscribeUrl }) {
      const transport = await open(account)
      const messageId = `${id}@${from.address.split('@')[1] ?? 'localhost'}`
      await transport
        .sendMail({
          from,
          to: { address: to, name: '' },
          subject,
          text,
          html,
          messageId: `<${messageId}>`,
          ...(replyTo && { replyTo: { address: replyTo, name: '' } }),
          ...(unsubscribeUrl && { headers: oneClickHeaders(unsubscribeUrl) }),
        })
        .catch(explain)
      return { messageId }
    },
  }
}

async function openTransport({ credentials }: ProviderAccount, findServer: FindMailServer) {
  const { host = '', port = '', username = '', password = '' } = credentials
  const [server, { createTransport }] = await Promise.all([findServer(host, port), import('nodemailer')])
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.isTlsNeeded && server.port === 465,
    requireTLS: server.isTlsNeeded,
    ignoreTLS: !server.isTlsNeeded,
    auth: { user: username, pass: password },
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

interface SmtpFailure {
  code?: string
  /** What the machine was doing. */
  syscall?: string
  response?: string
  responseCode?: number
}

/** A server that hangs up may have taken it, unless the connection itself did not come about. */
function explain(error: unknown): never {
  const failure = error as SmtpFailure
  const { code = null, response: words = null } = failure
  throw new ProviderError(kindOf(failure), { words, code, cause: error })
}

function kindOf({ code, syscall, responseCode = 0 }: SmtpFailure): ProviderErrorKind {
  if (code === 'EAUTH') return 'refused'
  const isAnswered = responseCode > 0
  const wasNeverThere = syscall === 'connect' || code === 'EDNS' || code === 'ETLS'
  if (!isAnswered) return wasNeverThere ? 'retry' : 'unconfirmed'
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'rejected' : 'retry'
}
