import { Resolver } from 'node:dns/promises'
import { z } from 'zod'

/** Looks into the DNS of names that customers say are theirs. What cannot be found out is not there. */
export interface DnsResolver {
  /** Each record whole, however it was cut for its way. */
  readTxt(name: string): Promise<string[]>
}

const TIMEOUT_MS = 3000
const TRIES = 2

export function createSystemResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  return {
    readTxt: (name) =>
      resolver.resolveTxt(name).then(
        (records) => records.map((parts) => parts.join('')),
        () => [],
      ),
  }
}

const answerSchema = z.object({ Answer: z.array(z.object({ data: z.string() })).default([]) })

/** The sandbox's stand-in, which answers as DNS servers do over HTTPS in JSON. */
export function createSandboxResolver({ baseUrl }: { baseUrl: () => string }): DnsResolver {
  return {
    async readTxt(name) {
      const query = new URLSearchParams({ name, type: 'TXT' })
      const response = await fetch(`${baseUrl()}/sandbox/dns/resolve?${query.toString()}`, {
        headers: { accept: 'application/dns-json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // A text comes in quotation marks.
      return answerSchema.parse(await response.json()).Answer.map(({ data }) => data.replaceAll(/^"|"$/g, ''))
    },
  }
}
