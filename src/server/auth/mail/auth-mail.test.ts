import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { renderAuthMail } from './auth-mail.ts'
import type { AuthMailDetails, AuthMailKind } from './auth-mail-texts.ts'

const door = {
  link: 'https://goodword.example/auth/v1/verify?token=abc&type=signup',
  code: '048213',
  validSeconds: 86_400,
}
const invitation = { ...door, company: 'Harbour Bistro', inviter: 'Olga Berger', role: 'manager' } as const

const DETAILS: AuthMailDetails = {
  confirmation: door,
  magiclink: door,
  recovery: door,
  invite: door,
  'team-invitation': invitation,
  email_change_current: { ...door, newEmail: 'new@example.com', isNewEnough: false },
  email_change_new: { ...door, newEmail: 'new@example.com' },
  reauthentication: { code: '048213', validSeconds: 600 },
  'already-registered': {
    link: 'https://goodword.example/login',
    resetLink: 'https://goodword.example/forgot-password',
  },
}
const KINDS = Object.keys(DETAILS) as AuthMailKind[]
const everyMail = LOCALES.flatMap((language) => KINDS.map((kind) => ({ language, kind })))
const withLink = everyMail.filter(({ kind }) => kind !== 'reauthentication')
const withCode = everyMail.filter(({ kind }) => kind !== 'already-registered')
const withBoth = withLink.filter(({ kind }) => kind !== 'already-registered')

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&'))

describe('a mail of the auth service', () => {
  it.each(everyMail)('says everything: $kind in $language', ({ kind, language }) => {
    const { subject, text, html } = renderAuthMail(kind, language, DETAILS[kind])

    const shown = html.replace(/<style>[^<]*<\/style>/, '')
    expect([subject, text, shown].filter((part) => /undefined|null|NaN|\[object|[{}]/.test(part))).toEqual([])
    expect(subject.length).toBeGreaterThan(10)
    expect(subject).toContain('Goodword')
    expect(html).toContain(`<html lang="${language}">`)
  })

  it.each(withLink)('offers the link in both forms: $kind in $language', ({ kind, language }) => {
    const { text, html } = renderAuthMail(kind, language, DETAILS[kind])
    const { link = '' }: { link?: string; code?: string } = DETAILS[kind]

    expect(text).toContain(`\n${link}\n`)
    expect(linksIn(html)).toContain(link)
  })

  it.each(withCode)('shows the code on a line of its own: $kind in $language', ({ kind, language }) => {
    const { text, html } = renderAuthMail(kind, language, DETAILS[kind])

    expect(text.split('\n')).toContain('048213')
    expect(html).toContain('>048213</p>')
  })

  it.each(withBoth)('says how long both hold: $kind in $language', ({ kind, language }) => {
    const { text, html } = renderAuthMail(kind, language, DETAILS[kind])

    expect([text, html].map((part) => /24\s(hours|horas|heures|Stunden)/.test(part))).toEqual([true, true])
  })

  it.each(LOCALES)('says different things in different kinds of mail: %s', (language) => {
    const subjects = KINDS.map((kind) => renderAuthMail(kind, language, DETAILS[kind]).subject)
    expect(new Set(subjects).size).toBe(KINDS.length)
  })

  it.each(LOCALES)('puts the code to type into the subject too: %s', (language) => {
    const { subject, html } = renderAuthMail('reauthentication', language, DETAILS.reauthentication)

    expect(subject).toContain('048213')
    expect(linksIn(html)).toEqual([])
  })

  it.each(LOCALES)('leads whoever has an account to the sign-in and to a new password: %s', (language) => {
    const { text, html } = renderAuthMail('already-registered', language, DETAILS['already-registered'])

    expect(linksIn(html)).toEqual(['https://goodword.example/login', 'https://goodword.example/forgot-password'])
    expect(text).toContain('https://goodword.example/forgot-password')
  })

  it.each([
    ['en', 'Your role: Team Member'],
    ['es', 'Su rol: Miembro del equipo'],
    ['fr', 'Votre rôle : Membre de l’équipe'],
    ['de', 'Ihre Rolle: Teammitglied'],
  ] as const)('names company, inviter and role of an invitation: %s', (language, role) => {
    const { subject, text } = renderAuthMail('team-invitation', language, { ...invitation, role: 'member' })

    expect([subject.includes('Harbour Bistro'), subject.includes('Olga Berger')]).toEqual([true, true])
    expect(text).toContain(role)
  })

  it.each(LOCALES)('speaks of no code where there is none: %s', (language) => {
    const { text, html } = renderAuthMail('team-invitation', language, { ...invitation, code: '' })

    expect([text, html].filter((part) => /code|código/i.test(part))).toEqual([])
    expect(text).toMatch(/24\s(hours|horas|heures|Stunden)/)
  })

  it.each(['email_change_current', 'email_change_new'] as const)('names the new address: %s', (kind) => {
    expect(renderAuthMail(kind, 'en', DETAILS[kind]).text).toContain('new@example.com')
  })

  it.each(LOCALES)('lets nobody write HTML or headers into it: %s', (language) => {
    const { subject, text, html } = renderAuthMail('team-invitation', language, {
      ...invitation,
      company: 'Fish & "Chips"\r\nBcc: victim@example.com',
      inviter: '<script>alert(1)</script>',
      link: 'https://goodword.example/?a="><b>',
    })

    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('Fish &amp; &quot;Chips&quot; Bcc: victim@example.com')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc/m)
  })
})
