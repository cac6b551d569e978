import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { EARLY_SCRIPT } from './early-script.ts'

function open(address: string) {
  const url = new URL(address, 'https://goodword.example')
  const replaceState = vi.fn()
  const page = createContext({
    document: { documentElement: { dataset: {} }, cookie: '' },
    location: { href: url.href, hash: url.hash },
    history: { state: null, replaceState },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  })
  runInContext(EARLY_SCRIPT, page)
  return replaceState.mock.calls.map((call) => call[2] as unknown)
}

describe('the early script', () => {
  it.each([
    ['/?a=1#access_token=x&refresh_token=y', '/?a=1'],
    ['/dashboard#token_type=bearer&provider_refresh_token=x', '/dashboard'],
  ])('takes the tokens out of %s', (address, left) => {
    expect(open(address)).toEqual([`https://goodword.example${left}`])
  })

  it.each(['/', '/#plans', '/verify?code=abc'])('leaves %s alone', (address) => {
    expect(open(address)).toEqual([])
  })
})
