import { describe, expect, it } from 'vitest'
import { decideRenewal } from './this-browser.ts'

const told = { id: 'device', userId: 'ann', sessionId: 'first', endpoint: 'https://push.test/1' }
const sitter = { userId: 'ann', sessionId: 'first' }
const browser = { canBeTold: true, address: { endpoint: told.endpoint } }

describe('a browser that was told', () => {
  it('is left as it is in the same session', () => {
    expect(decideRenewal(told, sitter, browser)).toBeNull()
  })

  it('is told again in the person’s next session, also where none was known', () => {
    expect(decideRenewal(told, { ...sitter, sessionId: 'second' }, browser)).toBe('register')
    expect(decideRenewal({ ...told, sessionId: '' }, sitter, browser)).toBe('register')
  })

  it.each([null, { endpoint: 'https://push.test/2' }])('subscribes anew where its address is %j', (address) => {
    expect(decideRenewal(told, sitter, { canBeTold: true, address })).toBe('subscribe')
  })

  it('is silent for another person, and where nothing may be shown', () => {
    expect(decideRenewal(told, { ...sitter, userId: 'ben' }, browser)).toBe('silence')
    expect(decideRenewal(told, sitter, { canBeTold: false, address: null })).toBe('silence')
  })
})
