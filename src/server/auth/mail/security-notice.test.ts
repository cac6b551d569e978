import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import type { Notice, NoticeSubjects } from './notice-texts.ts'
import { renderNotice } from './security-notice.ts'

const SUBJECTS: NoticeSubjects = {
  'new-device': {},
  'password-changed': {},
  'password-added': {},
  'password-removed': {},
  'email-changed': { newEmail: 'new@example.com' },
  'factor-added': { factor: 'totp' },
  'factor-removed': { factor: 'phone' },
  'recovery-code-used': { left: 7 },
  'recovery-codes-made': {},
  'refresh-token-reused': {},
  'session-shared': {},
  'identity-linked': { provider: 'Google' },
  'identity-unlinked': { provider: 'Google' },
  'account-locked': { waitSeconds: 841 },
  'factor-guessed': {},
}
const circumstances = {
  at: new Date('2026-03-07T14:05:30Z'),
  client: {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ip: '203.0.113.9',
  },
  siteUrl: 'https://goodword.example',
}
const NOTICES = Object.keys(SUBJECTS) as Notice[]
const everyNotice = LOCALES.flatMap((language) => NOTICES.map((notice) => ({ language, notice })))

describe('a security notice', () => {
  it.each(everyNotice)('says what, when, from where and what to do: $notice in $language', ({ notice, language }) => {
    const { subject, text, html } = renderNotice(notice, language, { ...SUBJECTS[notice], ...circumstances })

    const shown = html.replace(/<style>[^<]*<\/style>/, '')
    expect([subject, text, shown].filter((part) => /undefined|null|NaN|\[object|[{}]/.test(part))).toEqual([])
    expect(subject).toContain('Goodword')
    for (const part of [text, html]) {
      expect(part).toContain('UTC')
      expect(part).toContain('2026')
      expect(part).toMatch(/Firefox (on|en|sur|unter) Windows/)
      expect(part).toContain('203.0.113.9')
      expect(part).toContain(
        notice === 'email-changed'
          ? `https://goodword.example${language === 'en' ? '' : `/${language}`}/contact?topic=support`
          : 'https://goodword.example/forgot-password',
      )
    }
  })

  it.each(LOCALES)('is told from every other by its subject: %s', (language) => {
    const subjects = NOTICES.map(
      (notice) => renderNotice(notice, language, { ...SUBJECTS[notice], ...circumstances }).subject,
    )
    expect(new Set(subjects).size).toBe(NOTICES.length)
  })

  it.each([
    ['en', /Time: March 7, 2026 at 2:05\sPM UTC/],
    ['es', /Hora: 7 de marzo de 2026 a las 14:05 UTC/],
    ['fr', /Date\u00a0: 7 mars 2026 à 14:05 UTC/],
    ['de', /Zeitpunkt: 7\. März 2026 um 14:05 UTC/],
  ] as const)('gives the time in UTC as people write it: %s', (language, time) => {
    expect(renderNotice('password-changed', language, circumstances).text).toMatch(time)
  })

  it('leaves out what the request did not tell', () => {
    const { text } = renderNotice('password-changed', 'en', { ...circumstances, client: { userAgent: null, ip: null } })

    expect(text).toContain('Time: ')
    expect(text).not.toMatch(/Device|IP address/)
  })

  it.each([
    ['curl/8.14.1', 'Device: Unknown'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148', 'Device: iOS'],
  ])('names a device as far as it is known: %s', (userAgent, line) => {
    const { text } = renderNotice('new-device', 'en', { ...circumstances, client: { userAgent, ip: null } })
    expect(text.split('\n')).toContain(line)
  })

  it.each([
    ['en', ['You have none left', 'You have one left', 'You have 7 left']],
    ['es', ['no le queda ninguno', 'Le queda uno', 'Le quedan 7']],
    ['fr', ['n’en reste aucun', 'en reste un', 'en reste 7']],
    ['de', ['keiner mehr übrig', 'Einer ist noch übrig', '7 sind noch übrig']],
  ] as const)('counts the recovery codes that are left: %s', (language, expected) => {
    const texts = [0, 1, 7].map((left) => renderNotice('recovery-code-used', language, { ...circumstances, left }).text)
    expect(texts.map((text, index) => text.includes(expected[index] ?? ''))).toEqual([true, true, true])
  })

  it.each([
    ['en', '15 minutes'],
    ['es', '15 minutos'],
    ['fr', '15 minutes'],
    ['de', '15 Minuten'],
  ] as const)('rounds up the time to wait: %s', (language, wait) => {
    const { text } = renderNotice('account-locked', language, { ...circumstances, waitSeconds: 841 })
    expect(text.replaceAll('\u00a0', ' ')).toContain(wait)
  })

  it('escapes what came from outside', () => {
    const { subject, html } = renderNotice('identity-linked', 'en', {
      ...circumstances,
      provider: '<b>Evil</b>\nBcc: x',
      client: { userAgent: '<img src=x>', ip: '<i>1</i>' },
    })

    expect(html).not.toMatch(/<b>|<img|<i>/)
    expect(subject).not.toContain('\n')
  })
})
