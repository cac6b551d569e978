import { describe, expect, it } from 'vitest'
import { HOLD_REASONS } from '#shared/contracts/reviews.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { HeldBecause, ParamsByKind } from '../notice.ts'
import { describeNotification } from './describe-notification.ts'

const review = { platform: 'google', author: 'Ann' } as const
const PARAMS: ParamsByKind = {
  'review.new': { ...review, rating: 5, recommended: null },
  'review.bad': { ...review, rating: 1, recommended: null },
  'feedback.low': { page: 'Harbour', stars: 1, nps: null },
  'review.assigned': { doer: 'Mia' },
  'review.mentioned': { doer: 'Mia' },
  'review.matched': { ...review, rule: 'Praise' },
  'review.late': review,
  'theme.moved': { aspect: 'service', name: 'Harbour', move: 'worse', share: 40, shareBefore: 80 },
  'reply.live': review,
  'reply.rejected': review,
  'reply.failed': { ...review, how: 'failed' },
  'reply.awaiting': { ...review, doer: 'Mia' },
  'reply.returned': { ...review, doer: 'Mia' },
  'reply.held': { ...review, reason: 'edited' },
  'dispute.changed': { turn: 'resolved', doer: 'Mia', label: 'Ann' },
  'dispute.assigned': { doer: 'Mia', label: 'Ann' },
  'dispute.due': { label: 'Ann' },
  'incident.opened': { place: 'Harbour', hours: 24 },
  'connection.broken': { platform: 'google', name: 'Harbour' },
  'connection.expiring': { platform: 'google', name: 'Harbour', expiresAt: '2026-03-07T14:05:30.000Z' },
  'campaign.finished': { name: 'Harbour', sent: 12, failed: 2 },
  'campaign.goal': { name: 'Harbour', goal: 20 },
  'campaign.failed': { name: 'Harbour', why: 'provider' },
  'campaign.unwritten': { name: 'Harbour', sendAt: '2026-03-07T14:05:30.000Z' },
  'provider.broken': { provider: 'SMTP', name: 'Harbour' },
  'provider.expiring': { provider: 'SMTP', name: 'Harbour', expiresAt: '2026-03-07T14:05:30.000Z' },
  'webhook.given-up': { host: 'hooks.Harbour.test', why: 'failing' },
  'domain.failing': { domain: 'reviews.Harbour.test', removedAt: '2026-03-07T14:05:30.000Z' },
  'payment.failed': { plan: 'Harbour', readOnlyAt: '2026-03-07T14:05:30.000Z' },
  'invitation.accepted': { name: 'Mia' },
  'member.role-changed': { doer: 'Mia', role: 'admin' },
  'member.removed': { doer: 'Mia', name: 'Ann' },
  'security.notice': { notice: 'identity-linked', provider: 'Mia' },
}

const CLOCK = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' } as const

const tellOf = <Kind extends NotificationKind>(
  language: Locale,
  kind: Kind,
  { params = PARAMS[kind], amount = 1 }: { params?: ParamsByKind[Kind]; amount?: number } = {},
) => describeNotification({ ...CLOCK, locale: language }, { kind, params, amount })

describe('a notification', () => {
  const everywhere = LOCALES.flatMap((language) => NOTIFICATION_KINDS.map((kind) => ({ language, kind })))

  it.each(everywhere)('has a title and a sentence with its names: $kind in $language', ({ language, kind }) => {
    const { title, sentence } = tellOf(language, kind)

    expect([title, sentence].filter((text) => text === '' || /undefined|null|NaN|\[object|\$\{/.test(text))).toEqual([])
    expect(sentence).toMatch(/Ann|Mia|Harbour/)
    expect(title.length).toBeLessThan(45)
  })

  it.each(NOTIFICATION_KINDS)('is told in words of each language: %s', (kind) => {
    expect(new Set(LOCALES.map((language) => tellOf(language, kind).sentence)).size).toBe(LOCALES.length)
  })

  it('names the day on which a domain will be taken away, and then says that it was', () => {
    expect(tellOf('en', 'domain.failing').sentence).toContain('On 03/07/2026 the domain will be removed.')
    const params = { domain: 'reviews.test', removedAt: null }
    expect(tellOf('en', 'domain.failing', { params }).title).toBe('Custom domain removed')
  })

  it.each([
    ['en', 'at your business'],
    ['es', 'en su empresa'],
    ['fr', 'dans votre entreprise'],
    ['de', 'in Ihrem Unternehmen'],
  ] as const)('names no place where there is none: %s', (language, expected) => {
    const params = { place: '', hours: 24 }
    expect(tellOf(language, 'incident.opened', { params }).sentence).toContain(expected)
  })

  it.each([
    ['en', ['New 5-star review: Google Business Profile · Ann', '2 new reviews', '1,234 new reviews']],
    ['es', ['Nueva reseña de 5 estrellas: Google Business Profile · Ann', '2 reseñas nuevas', '1234 reseñas nuevas']],
    ['fr', ['Nouvel avis à 5 étoiles : Google Business Profile · Ann', '2 nouveaux avis', '1 234 nouveaux avis']],
    [
      'de',
      ['Neue Bewertung mit 5 Sternen: Google Business Profile · Ann', '2 neue Bewertungen', '1.234 neue Bewertungen'],
    ],
  ] as const)('counts as people there do: %s', (language, expected) => {
    const sentences = [1, 2, 1234].map((amount) => tellOf(language, 'review.new', { amount }).sentence)
    expect(sentences.map((sentence) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(expected)
  })

  it.each([
    ['en', '1-star review: Google Business Profile', 'Not recommended: Google Business Profile'],
    ['es', 'Reseña de 1 estrella: Google Business Profile', 'No recomendado: Google Business Profile'],
    ['fr', 'Avis à 1 étoile\u202f: Google Business Profile', 'Non recommandé\u202f: Google Business Profile'],
    ['de', 'Bewertung mit 1 Stern: Google Business Profile', 'Nicht empfohlen: Google Business Profile'],
  ] as const)('says how bad it is, without stars too: %s', (language, stars, verdict) => {
    const params = { platform: 'google', author: null, rating: 1, recommended: null } as const
    expect(tellOf(language, 'review.bad', { params }).sentence).toBe(stars)
    const refused = { ...params, rating: null, recommended: 'no' } as const
    expect(tellOf(language, 'review.bad', { params: refused }).sentence).toBe(verdict)
  })

  it.each([
    ['en', '5 new 1-star reviews', '5 new bad reviews'],
    ['es', '5 reseñas nuevas de 1 estrella', '5 malas reseñas nuevas'],
    ['fr', '5 nouveaux avis à 1 étoile', '5 nouveaux mauvais avis'],
    ['de', '5 neue Bewertungen mit 1 Stern', '5 neue schlechte Bewertungen'],
  ] as const)('says how many bad ones came: %s', (language, alike, mixed) => {
    const params = { platform: 'google', author: 'Ann', rating: 1, recommended: null } as const
    expect(tellOf(language, 'review.bad', { params, amount: 5 }).sentence).toBe(alike)
    expect(tellOf(language, 'review.bad', { params: { ...params, rating: null }, amount: 5 }).sentence).toBe(mixed)
  })

  it.each([
    ['en', 'New recommendation: Facebook · Ann', 'Not recommended: Facebook · Ann', /star/i],
    ['es', 'Nueva recomendación: Facebook · Ann', 'No recomendado: Facebook · Ann', /estrella/i],
    ['fr', 'Nouvelle recommandation : Facebook · Ann', 'Non recommandé : Facebook · Ann', /étoile/i],
    ['de', 'Neue Empfehlung: Facebook · Ann', 'Nicht empfohlen: Facebook · Ann', /stern/i],
  ] as const)('says of a recommendation which one it is, never stars: %s', (language, yes, no, stars) => {
    const params = { platform: 'facebook', author: 'Ann', rating: null } as const
    const told = [
      tellOf(language, 'review.new', { params: { ...params, recommended: 'yes' } }),
      tellOf(language, 'review.new', { params: { ...params, recommended: 'no' } }),
      tellOf(language, 'review.bad', { params: { ...params, recommended: 'no' } }),
    ]
    expect(told.map(({ sentence }) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([yes, no, no])
    expect(told.map(({ title, sentence }) => `${title} ${sentence}`).filter((text) => stars.test(text))).toEqual([])
  })

  it.each(LOCALES)('tells each reason to wait apart: %s', (language) => {
    const reasons: HeldBecause[] = [...HOLD_REASONS, 'by-hand']
    const told = reasons.map((reason) => tellOf(language, 'reply.held', { params: { ...review, reason } }).sentence)
    expect(new Set(told).size).toBe(reasons.length)
  })

  it.each(LOCALES)('makes one line of a hostile name, and not a long one: %s', (language) => {
    const doer = `Eve\r\nBcc: x\u2028\u202Etxt\u0000 ${'long '.repeat(200)}`
    const { sentence } = tellOf(language, 'review.mentioned', { params: { doer } })

    expect(sentence).not.toMatch(/[\p{Cc}\u2028\u202E]/u)
    expect(sentence).toContain('Eve Bcc: x txt long')
    expect(sentence).toContain('…')
    expect(sentence.length).toBeLessThan(160)
  })

  it('cuts between letters, not within one', () => {
    const { sentence } = tellOf('en', 'review.mentioned', { params: { doer: '😀'.repeat(100) } })
    expect(sentence).toBe(`${'😀'.repeat(79)}… mentioned you in a note.`)
  })
})
