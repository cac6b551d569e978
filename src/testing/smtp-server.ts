import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  to: string
  /** By name in small letters, unfolded. */
  headers: ReadonlyMap<string, string>
}

/** A mail server that takes everything in and keeps it, on a port of its own. */
export async function startSmtpServer() {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => converse(socket, mails))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const END_OF_TEXT = '\r\n.\r\n'

function converse(socket: Socket, mails: ReceivedMail[]): void {
  let heard = ''
  let to = ''
  let isText = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    const [, address] = /^RCPT TO:<(.*)>/i.exec(line) ?? []
    to = address ?? to
    isText = /^DATA$/i.test(line)
    if (/^QUIT$/i.test(line)) return socket.end('221 Bye\r\n')
    return say(isText ? '354 Go on' : '250 Fine')
  }
  socket.on('data', (chunk) => {
    heard += chunk.toString('utf8')
    let end = heard.indexOf(isText ? END_OF_TEXT : '\r\n')
    while (end >= 0) {
      const said = heard.slice(0, end)
      heard = heard.slice(end + (isText ? END_OF_TEXT : '\r\n').length)
      if (isText) {
        mails.push({ to, headers: readHeaders(said) })
        isText = false
        say('250 Taken')
      } else obey(said)
      end = heard.indexOf(isText ? END_OF_TEXT : '\r\n')
    }
  })
  say('220 At your service')
}

function readHeaders(message: string): Map<string, string> {
  const [head = ''] = message.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}
