import { Resolver } from 'node:dns/promises'
import { z } from 'zod'
import type { DnsType } from '#shared/domain/deliverability.ts'

/** Looks into the DNS of names that customers say are theirs. */
export interface DnsResolver {
  /** Each record whole, however it was cut for its way. What cannot be found out is not there. */
  readTxt(name: string): Promise<string[]>
  /** The same, and `null` where nobody answered. */
  look(name: string, type: DnsType): Promise<string[] | null>
}

const TIMEOUT_MS = 3000
const TRIES = 2
/** An answer, and it says that there is nothing. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA']

export function createSystemResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  const ask = async (name: string, type: DnsType) =>
    type === 'CNAME' ? resolver.resolveCname(name) : (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  const look = (name: string, type: DnsType) =>
    ask(name, type).catch((error: NodeJS.ErrnoException) => (NOTHING_THERE.includes(error.code ?? '') ? [] : null))
  return { look, readTxt: async (name) => (await look(name, 'TXT')) ?? [] }
}

const answerSchema = z.object({ Answer: z.array(z.object({ data: z.string() })).default([]) })

/** The sandbox's stand-in, which answers as DNS servers do over HTTPS in JSON. */
export function createSandboxResolver({ baseUrl }: { baseUrl: () => string }): DnsResolver {
  const look = async (name: string, type: DnsType) => {
    const query = new URLSearchParams({ name, type })
    const response = await fetch(`${baseUrl()}/sandbox/dns/resolve?${query.toString()}`, {
      headers: { accept: 'application/dns-json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // A text comes in quotation marks.
    return answerSchema.parse(await response.json()).Answer.map(({ data }) => data.replaceAll(/^"|"$/g, ''))
  }
  return { look, readTxt: (name) => look(name, 'TXT') }
}
