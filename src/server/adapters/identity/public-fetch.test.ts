import { describe, expect, it } from 'vitest'
import { fetchPublic, isPublicAddress } from './public-fetch.ts'

const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const

describe('an address on the public internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '172.32.0.1'])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    '3fff::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('fetchPublic', () => {
  it.each([
    ['http://example.com/', 'not reached over TLS'],
    ['https://127.0.0.1/', 'not on the public internet'],
    ['https://[::1]/', 'not on the public internet'],
    ['https://2130706433/', 'not on the public internet'],
    ['https://localhost/', 'not on the public internet'],
  ])('asks nothing of %s', async (address, reason) => {
    await expect(fetchPublic(address, options)).rejects.toThrow(reason)
  })
})
