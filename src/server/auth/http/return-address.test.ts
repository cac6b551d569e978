import { describe, expect, it } from 'vitest'
import { chooseReturn, isAllowedReturn, withParameters } from './return-address.ts'

const SITE = 'https://reviews.example.com'
const ALLOWED = ['https://*.partner.example/**', 'https://exact.example/home', 'goodword://callback']

describe('an address to return to', () => {
  it.each([
    'https://reviews.example.com',
    'https://reviews.example.com/anything?x=1#y',
    'http://127.0.0.1:5173/dev',
    'http://[::1]:5173/dev',
    'https://shop.partner.example/a/b',
    'https://exact.example/home',
    'goodword://callback',
  ])('may be %s', (address) => {
    expect(isAllowedReturn(address, SITE, ALLOWED)).toBe(true)
  })

  it.each([
    'https://evil.example/',
    'http://reviews.example.com/',
    'https://reviews.example.com:8443/',
    'https://reviews.example.com.evil.example/',
    'https://evil.example/https://reviews.example.com',
    'https://reviews.example.com@evil.example/',
    'https://user:pass@reviews.example.com/',
    'https://a.b.partner.example/x',
    'https://partner.example/x',
    'https://exact.example/home/deeper',
    'https://10.0.0.1/',
    'https://134744072/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/relative',
    '',
  ])('may not be %s', (address) => {
    expect(isAllowedReturn(address, SITE, ALLOWED)).toBe(false)
  })

  it.each(['https://10.0.0.1/', 'https://134744072/', 'https://[2001:db8::1]/', 'https://a_b.example/'])(
    'may not be %s, however much the configuration allows',
    (address) => {
      expect(isAllowedReturn(address, SITE, ['https://**'])).toBe(false)
    },
  )

  it('has a free port on localhost', () => {
    expect(isAllowedReturn('http://localhost:5173/x', 'http://localhost:3000', [])).toBe(true)
  })

  it('is the first that is allowed, else the site', () => {
    expect(chooseReturn([null, 'https://evil.example', `${SITE}/a`, `${SITE}/b`], SITE, [])).toBe(`${SITE}/a`)
    expect(chooseReturn(['https://evil.example'], SITE, [])).toBe(SITE)
  })

  it('keeps its own query when parameters are added', () => {
    const query = new URLSearchParams({ code: 'x' })
    const fragment = new URLSearchParams({ a: 'b c' })
    expect(withParameters(`${SITE}/p?q=1`, { query, fragment })).toBe(`${SITE}/p?q=1&code=x#a=b+c`)
  })
})
