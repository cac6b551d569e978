import { randomUUID } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import type { Database } from '#server/database/connect.ts'
import { takeFault } from '../vendors/vendor-faults.repository.ts'
import { isSandboxKey } from './email-vendors.routes.ts'
import { keepMessage } from './provider-messages.repository.ts'

const END = '\r\n.\r\n'

/** A mail server on this machine's own loopback, begun when somebody first wants one. */
export class SmtpStandIn {
  readonly #db: () => Database
  #server: Promise<Server> | null = null

  constructor(db: () => Database) {
    this.#db = db
  }

  async port(): Promise<number> {
    this.#server ??= this.#listen()
    const address = (await this.#server).address()
    if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
    return address.port
  }

  async stop(): Promise<void> {
    const server = await this.#server
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  }

  async #listen(): Promise<Server> {
    const server = createServer((socket) => new Conversation(socket, this.#db()))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return server.unref()
  }
}

/** One caller, line by line; the next line is heard when the last was answered. */
class Conversation {
  readonly #socket: Socket
  readonly #db: Database
  #heard = ''
  #envelope = { account: '', from: '', to: '' }
  #isText = false
  #work = Promise.resolve()

  constructor(socket: Socket, db: Database) {
    this.#socket = socket
    this.#db = db
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      this.#heard += chunk.toString('utf8')
      this.#work = this.#work.then(() => this.#hear()).catch(() => void socket.destroy())
    })
    this.#say('220 sandbox ESMTP')
  }

  #say(line: string): void {
    this.#socket.write(`${line}\r\n`)
  }

  async #hear(): Promise<void> {
    for (;;) {
      const mark = this.#isText ? END : '\r\n'
      const end = this.#heard.indexOf(mark)
      if (end < 0) return
      const said = this.#heard.slice(0, end)
      this.#heard = this.#heard.slice(end + mark.length)
      await (this.#isText ? this.#take(said) : this.#obey(said))
    }
  }

  async #obey(line: string): Promise<void> {
    const [verb = ''] = line.toUpperCase().split(' ', 1)
    if (verb === 'EHLO') return this.#say('250-sandbox\r\n250 AUTH PLAIN')
    if (verb === 'AUTH') return this.#admit(line.split(' ')[2] ?? '')
    if (verb === 'QUIT') return void this.#socket.end('221 Bye\r\n')
    if (!this.#address(line)) return this.#say('530 5.7.0 Authentication required')
    if (await takeFault(this.#db, 'smtp', 'rate-limit')) return this.#say('450 4.7.1 Too many messages')
    this.#isText = verb === 'DATA'
    return this.#say(this.#isText ? '354 Go on' : '250 OK')
  }

  /** Notes whom it is from or to; nobody who is not known may say so. */
  #address(line: string): boolean {
    const [, party, address = ''] = /^(MAIL FROM|RCPT TO):<([^>]*)>/i.exec(line) ?? []
    if (party) this.#envelope[party.toUpperCase() === 'RCPT TO' ? 'to' : 'from'] = address
    return !party || this.#envelope.account !== ''
  }

  #admit(encoded: string): void {
    const [, user = '', password = ''] = Buffer.from(encoded, 'base64').toString('utf8').split('\0')
    if (!isSandboxKey(password)) return this.#say('535 5.7.8 Username and Password not accepted')
    this.#envelope.account = user || 'nobody'
    return this.#say('235 2.7.0 Accepted')
  }

  async #take(said: string): Promise<void> {
    this.#isText = false
    const [head = '', ...rest] = said.split('\r\n\r\n')
    const headers = Object.fromEntries(
      head
        .replaceAll(/\r\n(?=[ \t])/g, '')
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const { account, from, to } = this.#envelope
    await keepMessage(this.#db, {
      id: randomUUID(),
      vendor: 'smtp',
      account,
      from_text: headers['From'] ?? from,
      to_text: to,
      subject: headers['Subject'] ?? '',
      text_body: rest.join('\r\n\r\n').replaceAll('\0', ''),
      headers: JSON.stringify(headers),
      hook_url: null,
      reference: /<([^@>]+)@/.exec(headers['Message-ID'] ?? '')?.[1] ?? null,
    })
    if (await takeFault(this.#db, 'smtp', 'cut')) return void this.#socket.destroy()
    return this.#say('250 2.0.0 Taken')
  }
}
