import { describe, expect, it } from 'vitest'
import { listPostFaults, measurePost, POST_LIMITS, writePost, type PostDraft } from './social-posts.ts'

const draft = (text: string, more: Partial<PostDraft> = {}): PostDraft => ({ text, link: null, image: null, ...more })
const LINK = { url: `https://bistro.test/${'long/'.repeat(30)}`, title: 'Our menu' }
const JPEG = { type: 'image/jpeg' } as const

describe('the length of a post', () => {
  it.each([
    ['plain words', draft('Fish of the day'), 15],
    ['an address, whatever its length', draft('Menu', { link: LINK }), 4 + 2 + 23],
    ['Japanese', draft('魚料理'), 6],
    ['an emoji of several signs', draft('👩‍🍳'), 2],
    ['a flag', draft('🇨🇦'), 2],
    ['a letter made of two', draft('e\u0301'), 1],
  ])('is weighed on X: %s', (_case, post, weight) => {
    expect(measurePost('twitter', post)).toBe(weight)
  })

  it.each(['facebook', 'twitter', 'instagram', 'linkedin'] as const)('ends on %s where it says', (network) => {
    const { longestText } = POST_LIMITS[network]
    expect(listPostFaults(network, draft('a'.repeat(longestText), { image: JPEG }))).toEqual([])
    expect(listPostFaults(network, draft('a'.repeat(longestText + 1), { image: JPEG }))).toEqual(['too-long'])
  })
})

describe('what a network has against a post', () => {
  it.each([
    ['instagram', draft('Hello'), ['image-needed']],
    ['instagram', draft('Hello', { image: { type: 'image/png' } }), ['image-type']],
    ['instagram', draft('#a '.repeat(31), { image: JPEG }), ['too-many-hashtags']],
    ['facebook', draft('  '), ['empty']],
    ['twitter', draft('', { image: JPEG }), []],
    ['linkedin', draft('Hello', { link: LINK }), []],
  ] as const)('%s: case %#', (network, post, faults) => {
    expect(listPostFaults(network, post)).toEqual(faults)
  })
})

describe('a link', () => {
  it('stands by itself where the network shows it, and in the text elsewhere', () => {
    expect(writePost('facebook', draft('Menu', { link: LINK }))).toBe('Menu')
    expect(writePost('facebook', draft('Menu', { link: LINK, image: JPEG }))).toBe(`Menu\n\n${LINK.url}`)
    expect(writePost('twitter', draft('Menu', { link: LINK }))).toBe(`Menu\n\n${LINK.url}`)
  })
})
