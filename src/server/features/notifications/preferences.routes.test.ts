import { describe, expect, it } from 'vitest'
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '#shared/domain/notification-kinds.ts'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const ADDRESS = '/api/v1/me/notification-preferences'

const read = async (person: { token: string }) => (await app.as(person).get(ADDRESS)).body as NotificationPreferences
const change = (person: TestMember, wanted: object) => app.as(person).patch(ADDRESS, wanted)
const isOn = ({ choices }: NotificationPreferences, kind: string, channel: string) =>
  choices.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn

describe('notification preferences', () => {
  it('are as usual at first, over all that an owner may be told', async () => {
    const preferences = await read(await app.make.member({ tier: 'enterprise' }))

    expect(preferences.choices).toHaveLength(NOTIFICATION_KINDS.length * NOTIFICATION_CHANNELS.length)
    expect(isOn(preferences, 'review.new', 'app')).toBe(true)
    expect(isOn(preferences, 'review.new', 'email')).toBe(false)
    expect(isOn(preferences, 'review.bad', 'push')).toBe(true)
    expect(preferences).toMatchObject({
      quietHours: { isOn: false, from: '22:00', to: '07:00' },
      timezone: 'UTC',
      digest: { isOn: true, hour: 8 },
      devices: [],
    })
  })

  it('name only what the person may be told of, by role and by plan', async () => {
    const member = await app.make.member({ role: 'member', tier: 'starter' })

    const kinds = new Set((await read(member)).choices.map(({ kind }) => kind))

    expect(kinds).toContain('review.new')
    expect(kinds).toContain('security.notice')
    for (const kind of ['reply.awaiting', 'connection.broken', 'dispute.due', 'incident.opened'] as const) {
      expect(kinds).not.toContain(kind)
    }
    expect(await change(member, { choices: [{ kind: 'dispute.due', channel: 'app', isOn: true }] })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ field: 'choices' }] },
    })
  })

  it('are kept for the person: another session has them, colleagues and strangers do not', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const stranger = await app.make.member()
    const wanted = {
      choices: [
        { kind: 'review.new', channel: 'email', isOn: true },
        { kind: 'reply.live', channel: 'app', isOn: false },
      ],
      quietHours: { isOn: true, from: '21:30', to: '06:45' },
      timezone: 'America/New_York',
      digest: { isOn: true, hour: 6 },
    }

    const answer = await change(owner, wanted)

    expect(answer).toMatchObject({ status: 200, body: { quietHours: wanted.quietHours, digest: wanted.digest } })
    const elsewhere = await read(await app.make.session(owner))
    expect(elsewhere).toEqual(answer.body)
    expect(isOn(elsewhere, 'review.new', 'email')).toBe(true)
    expect(isOn(elsewhere, 'reply.live', 'app')).toBe(false)
    for (const other of [colleague, stranger]) {
      expect(await read(other)).toMatchObject({ quietHours: { isOn: false }, timezone: 'UTC', digest: { hour: 8 } })
      expect(isOn(await read(other), 'reply.live', 'app')).toBe(true)
    }
  })

  it('leave as it is what a change does not name', async () => {
    const owner = await app.make.member()
    await change(owner, { quietHours: { isOn: true, from: '21:00', to: '06:30' }, timezone: 'Asia/Tokyo' })
    await change(owner, { digest: { isOn: false, hour: 9 } })
    await change(owner, { choices: [{ kind: 'review.bad', channel: 'email', isOn: false }] })

    expect(await read(owner)).toMatchObject({
      quietHours: { isOn: true, from: '21:00', to: '06:30' },
      timezone: 'Asia/Tokyo',
      digest: { isOn: false, hour: 9 },
    })
  })

  it('keep the quiet hours that are switched off, for when they are wanted again', async () => {
    const owner = await app.make.member()
    const hours = { from: '20:30', to: '05:00' }
    await change(owner, { quietHours: { isOn: true, ...hours } })
    await change(owner, { quietHours: { isOn: false, ...hours } })
    expect((await read(owner)).quietHours).toEqual({ isOn: false, ...hours })
  })

  it('plan the digest by the clock of the person, and not at all when it is off', async () => {
    const owner = await app.make.member()
    const dueAt = async () =>
      (
        await app.superuser.query<{ due: Date | null; hour: number | null }>(
          `select digest_due_at as due, extract(hour from digest_due_at at time zone 'Asia/Tokyo')::int as hour
           from notification_habits where user_id = $1`,
          [owner.userId],
        )
      ).rows[0]

    await change(owner, { digest: { isOn: true, hour: 7 }, timezone: 'Asia/Tokyo' })
    expect(await dueAt()).toMatchObject({ hour: 7 })
    expect((await dueAt())?.due?.getTime()).toBeGreaterThan(Date.now())
    await change(owner, { digest: { isOn: false, hour: 7 } })
    expect(await dueAt()).toMatchObject({ due: null })
  })

  it('follow the customer’s timezone until the person has one', async () => {
    const owner = await app.make.member()
    await change(owner, { digest: { isOn: true, hour: 7 } })
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 30 })
    await app.superuser.query(
      `update customer_settings set general = jsonb_set(general, '{timezone}', '"Europe/Paris"') where customer_id = $1`,
      [owner.customerId],
    )

    expect((await read(owner)).timezone).toBe('Europe/Paris')
  })

  it.each([
    ['what cannot be switched off', { choices: [{ kind: 'security.notice', channel: 'app', isOn: false }] }, 'choices'],
    ['a timezone that is none', { timezone: 'Mars/Base' }, 'timezone'],
    ['a plain offset', { timezone: '+02:00' }, 'timezone'],
    ['hours between a time and itself', { quietHours: { isOn: true, from: '09:00', to: '09:00' } }, 'quietHours'],
  ])('refuse %s', async (_what, wanted, field) => {
    const owner = await app.make.member()
    expect(await change(owner, wanted)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('say what is fixed', async () => {
    const { choices } = await read(await app.make.member())
    expect(choices.filter(({ isFixed }) => isFixed)).toEqual([
      { kind: 'security.notice', channel: 'app', isOn: true, isFixed: true },
      { kind: 'security.notice', channel: 'email', isOn: true, isFixed: true },
    ])
  })

  it('hold both of two changes at once', async () => {
    const owner = await app.make.member()
    await Promise.all([
      change(owner, { quietHours: { isOn: true, from: '20:00', to: '06:00' } }),
      change(owner, { digest: { isOn: true, hour: 11 } }),
    ])
    expect(await read(owner)).toMatchObject({
      quietHours: { isOn: true, from: '20:00', to: '06:00' },
      digest: { hour: 11 },
    })
  })

  it('are none for an administrator without a customer', async () => {
    const admin = await app.make.admin()
    expect(await read(admin)).toMatchObject({ choices: [], devices: [], pushKey: null })
    expect((await app.as(admin).patch(ADDRESS, { timezone: 'UTC' })).status).toBe(404)
  })
})
