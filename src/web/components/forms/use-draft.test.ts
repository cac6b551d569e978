import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findDraft, keepDraft } from './use-draft.ts'

const BLANK = { name: '', links: { one: '', two: '' } }
const TYPED = { name: 'Harbour', links: { one: 'https://one.example', two: '' } }
const stored = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
)
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

describe('a form’s draft', () => {
  it('is what was typed', () => {
    expect(keepDraft('k', TYPED, BLANK)).toBe(true)
    expect(findDraft('k', BLANK)).toEqual(TYPED)
  })

  it('is none once the form is as it was', () => {
    keepDraft('k', TYPED, BLANK)

    expect(keepDraft('k', { ...BLANK }, BLANK)).toBe(false)
    expect(findDraft('k', BLANK)).toBeNull()
    expect(stored.size).toBe(0)
  })

  it.each([
    '',
    'no json',
    'null',
    '{"name":"Harbour"}',
    '{"name":1,"links":{"one":"","two":""}}',
    '{"name":"x","links":null}',
  ])('is none when what is kept, %j, does not fit the form', (kept) => {
    stored.set('k', kept)
    expect(findDraft('k', BLANK)).toBeNull()
  })
})
