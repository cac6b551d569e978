import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createRequestDescriber, isDirectLoopback } from './request-info.ts'

const request = (peer: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress: peer }, headers }) as unknown as IncomingMessage

const describeRequest = createRequestDescriber(['10.0.0.0/8', '192.168.7.7'])

describe('the address of a request', () => {
  it.each([
    ['the connection itself', '203.0.113.9', undefined, '203.0.113.9'],
    ['not what a stranger claims', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['what a proxy of ours says', '10.1.1.1', '1.2.3.4', '1.2.3.4'],
    ['the nearest address that is no proxy of ours', '10.1.1.1', '6.6.6.6, 1.2.3.4, 192.168.7.7', '1.2.3.4'],
    ['the proxy when it names nobody', '10.1.1.1', undefined, '10.1.1.1'],
    ['the plain form of a mapped one', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ])('is %s', (_case, peer, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect(describeRequest(request(peer, headers)).address).toBe(expected)
  })
})

describe('a proxy that the configuration does not name', () => {
  it('is told of once, and one that it names never', () => {
    const told: string[] = []
    const describeTelling = createRequestDescriber(['10.0.0.0/8'], { onUnnamedProxy: (address) => told.push(address) })
    const forwarded = { 'x-forwarded-for': '1.2.3.4' }

    describeTelling(request('10.1.1.1', forwarded))
    describeTelling(request('172.17.0.1'))
    describeTelling(request('172.17.0.1', forwarded))
    describeTelling(request('172.17.0.2', forwarded))

    expect(told).toEqual(['172.17.0.1'])
  })
})

describe('the id of a request', () => {
  it('is taken from a proxy of ours and from nobody else', () => {
    const headers = { 'x-request-id': 'trace-12345678' }
    expect(describeRequest(request('10.1.1.1', headers)).id).toBe('trace-12345678')
    expect(describeRequest(request('203.0.113.9', headers)).id).not.toBe('trace-12345678')
    expect(describeRequest(request('10.1.1.1', { 'x-request-id': 'bad id\nwith a line' })).id).not.toContain('bad')
  })
})

describe('a caller on this machine', () => {
  it('counts as such only when no proxy speaks for somebody else', () => {
    expect(isDirectLoopback(request('127.0.0.1'))).toBe(true)
    expect(isDirectLoopback(request('::1'))).toBe(true)
    expect(isDirectLoopback(request('127.0.0.1', { 'x-forwarded-for': '1.2.3.4' }))).toBe(false)
    expect(isDirectLoopback(request('203.0.113.9'))).toBe(false)
  })
})
