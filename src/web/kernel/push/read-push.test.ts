import { describe, expect, it } from 'vitest'
import type { PushMessage } from '#shared/domain/push-message.ts'
import { findOwnPath, readPush } from './read-push.ts'

const ORIGIN = 'https://app.goodword.test'

describe('a push', () => {
  it('shows its title and words in its language, once however often it comes', () => {
    const message: PushMessage = {
      id: 'a1',
      title: 'Schlechte Bewertung',
      body: '1 Stern',
      link: '/reviews?review=1',
      language: 'de',
    }

    expect(readPush(JSON.stringify(message))).toMatchObject({
      title: 'Schlechte Bewertung',
      options: { body: '1 Stern', tag: 'a1', lang: 'de', data: { link: '/reviews?review=1' } },
    })
  })

  it.each([undefined, '', 'not json', '3', 'null', '{"title":7}'])('that reads %j still shows something', (text) => {
    expect(readPush(text)).toMatchObject({ title: 'Goodword', options: { body: '', data: { link: '/dashboard' } } })
  })
})

describe('its link', () => {
  it.each([
    ['/reviews?review=1#top', '/reviews?review=1#top'],
    [`${ORIGIN}/disputes`, '/disputes'],
    ['https://evil.test/reviews', '/dashboard'],
    ['//evil.test/reviews', '/dashboard'],
    ['/\\evil.test', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['http://', '/dashboard'],
    [undefined, '/dashboard'],
    [{ href: '/reviews' }, '/dashboard'],
  ])('%j leads to %s', (link, path) => {
    expect(findOwnPath(link, ORIGIN)).toBe(path)
  })
})
