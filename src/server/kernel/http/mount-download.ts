import { Readable } from 'node:stream'
import type { Access, Endpoint } from '#shared/contracts/endpoint.ts'
import type { z } from 'zod'
import type { Call } from './implement.ts'
import { admitCaller, inLine, readQuery, takePlace, type Mount } from './mount-endpoints.ts'
import { parseInput } from './read-input.ts'
import { requestInfoOf } from './request-info.ts'
import { labelRoute } from './route-label.ts'

export interface Download {
  name: string
  mediaType: string
  /** Whole, or part by part as it is taken. */
  content: Uint8Array | AsyncIterable<Uint8Array>
}

/** A picture for every page that shows it; what its address shows never changes. */
export interface PublicPicture extends Omit<Download, 'name'> {
  isForEver: true
}

/** A file to be saved or shown: whatever it holds, a browser neither guesses what it is nor runs it as ours. */
export function implementDownload<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  endpoint: Endpoint<Input, Output, Who>,
  read: (call: Call<Endpoint<Input, Output, Who>, Who>) => Promise<Download | PublicPicture>,
): Mount {
  return {
    mount(app, services) {
      app.get(endpoint.path, async (context) => {
        const request = requestInfoOf(context.env.incoming)
        labelRoute(context.env.incoming, endpoint.path)
        const actor = await admitCaller(context, request, { endpoint, services })
        const input = parseInput(endpoint, { ...readQuery(context), ...context.req.param() })
        // Admitted and parsed by this contract, so they are what it says.
        const call = { actor, input, request } as Call<Endpoint<Input, Output, Who>, Who>
        const caller = { request, principal: actor, services }
        const file = await inLine(caller, () => read(call))
        if (!(file.content instanceof Uint8Array)) await takePlace(caller, context.env.outgoing)
        return new Response(toBody(file.content), {
          headers: {
            'content-type': file.mediaType,
            'content-security-policy': `sandbox; default-src 'none'`,
            'x-content-type-options': 'nosniff',
            ...('isForEver' in file
              ? { 'cache-control': 'public, max-age=31536000, immutable' }
              : { 'cache-control': 'private, no-store', 'content-disposition': describeAttachment(file.name) }),
          },
        })
      })
    },
  }
}

function toBody(content: Download['content']): Uint8Array<ArrayBuffer> | ReadableStream {
  if (content instanceof Uint8Array) return new Uint8Array(content)
  return Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream
}

/** As RFC 6266 has it: the name in plain letters, and again as it is. */
export function describeAttachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]/g, '_').replaceAll(/["%\\]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
