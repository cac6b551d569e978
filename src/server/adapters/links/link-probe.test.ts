import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { createLinkProbe } from './link-probe.ts'

const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const status = Number(url.slice(1))
  if (url === '/circle') answer.writeHead(302, { location: '/circle' })
  else if (url === '/moved') answer.writeHead(301, { location: '/404' })
  else if (url === '/inside') answer.writeHead(302, { location: 'http://10.0.0.1/' })
  else answer.writeHead(status)
  answer.end('page')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => void server.close())

it.each([
  ['200', null],
  ['204', null],
  ['401', null],
  ['403', null],
  ['429', null],
  ['404', 'gone'],
  ['410', 'gone'],
  ['500', 'failing'],
  ['503', 'failing'],
  ['moved', 'gone'],
  ['circle', 'failing'],
  ['inside', 'not-public'],
])('a page that answers %s is %s', async (path, fault) => {
  const probe = createLinkProbe({ isOpen: (address) => address === '127.0.0.1' })
  expect(await probe(`http://127.0.0.1:${port}/${path}`)).toBe(fault)
})

it('nobody listens there', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const free = (closed.address() as AddressInfo).port
  await new Promise((resolve) => closed.close(resolve))
  expect(await createLinkProbe({ isOpen: () => true })(`http://127.0.0.1:${free}/`)).toBe('unreachable')
})

it.each(['http://127.0.0.1', 'http://localhost', 'http://2130706433'])('asks nothing of %s', async (host) => {
  asked.length = 0
  expect(await createLinkProbe()(`${host}:${port}/200`)).toBe('not-public')
  expect(asked).toEqual([])
})
