import { Readable } from 'node:stream'

/** Line by line, as fast as it is taken. */
export function streamCsv(name: string, lines: AsyncGenerator<string>): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(Readable.toWeb(Readable.from(lines)) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
