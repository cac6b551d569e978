import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { notifyEveryone, tellSlack, type Notice } from '#server/features/notifications/notifications.service.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)

const PATH = '/api/v1/settings/notifications'
const { revision: _, ...USUAL } = DEFAULT_CUSTOMER_SETTINGS.notifications
const inventAddress = () => `https://hooks.slack.com/services/T1/B1/${randomUUID()}`
const standInOf = (address: string) => address.replace('https://hooks.slack.com', '/sandbox/slack')

const readSlack = async (address: string): Promise<string[]> =>
  (await app.anonymous.get(standInOf(address))).body.messages
const breakSlack = (address: string, status: number | null) =>
  app.anonymous.post(`${standInOf(address)}/fault`, { status })
const post = () => app.jobs.tryAll('notifications.slack')

const bad: Notice = {
  kind: 'review.bad',
  params: { platform: 'google', author: 'Zoe <b>&', rating: 1, recommended: null },
  link: '/reviews?review=1',
}
const tell = ({ customerId }: TestMember, notice: Notice, key?: string) =>
  app.product.base.transactions.step(customerId, (tx) => tellSlack(tx, [notice], key))

async function connect(owner?: TestMember) {
  const member = owner ?? (await app.make.member())
  const slackAddress = inventAddress()
  await app.as(member).put(PATH, { ...USUAL, slack: true, slackAddress })
  return { owner: member, slackAddress }
}

describe('/api/v1/settings/notifications', () => {
  it('keeps what is chosen, and never tells the address again', async () => {
    const owner = await app.make.member()
    expect((await app.as(owner).get(PATH)).body).toEqual({ ...USUAL, slackHint: null, slackFailure: null, revision: 0 })

    const chosen = { ...USUAL, email: false, slack: true, disputeAlerts: false }
    const slackAddress = 'https://hooks.slack.com/services/T1/B1/secret-word'
    const saved = (await app.as(owner).put(PATH, { ...chosen, slackAddress, revision: 0 })).body
    expect(saved).toEqual({ ...chosen, slackHint: 'word', slackFailure: null, revision: 1 })
    expect((await app.as(owner).put(PATH, { ...chosen, slackAddress: '', revision: 1 })).body.slackHint).toBe('word')
    const { rows } = await app.superuser.query('select address from slack_webhooks where customer_id = $1', [
      owner.customerId,
    ])
    expect(rows).toEqual([{ address: expect.stringMatching(/^s1\./) }])
  })

  it('closes a way out over what people chose', async () => {
    const owner = await app.make.member()
    await app.as(owner).put(PATH, { ...USUAL, email: false })
    await fixture.tell(owner, bad)
    await fixture.deliver()
    expect(await fixture.readMails(owner)).toEqual([])
    expect((await app.as(owner).get('/api/v1/me/notification-preferences')).body.workspace.email).toBe(false)
  })

  it.each([
    ['reviewAlerts', bad],
    ['disputeAlerts', { kind: 'dispute.due', params: { label: 'A case' }, link: null }],
    ['campaignAlerts', { kind: 'campaign.goal', params: { name: 'Spring', goal: 5 }, link: null }],
  ] as const)('has nothing told where %s are off', async (alerts, notice) => {
    const [{ owner: told, slackAddress: theirs }, { owner, slackAddress }] = [await connect(), await connect()]
    await app.as(owner).put(PATH, { ...USUAL, slack: true, [alerts]: false })
    for (const { customerId } of [told, owner]) {
      await app.product.base.transactions.step(customerId, (tx) => notifyEveryone(tx, notice))
    }
    await post()

    const bellOf = async (member: TestMember) => (await app.as(member).get('/api/v1/notifications')).body.items.length
    expect([await bellOf(told), await bellOf(owner)]).toEqual([1, 0])
    expect([(await readSlack(theirs)).length, await readSlack(slackAddress)]).toEqual([1, []])
  })

  it.each([
    ['http://hooks.slack.com/services/T1/B1/x', 'slackAddressInvalid'],
    ['https://hooks.slack.com.evil.test/services/T1/B1/x', 'slackAddressInvalid'],
    ['https://127.0.0.1/services/T1/B1/x', 'slackAddressInvalid'],
    ['https://hooks.slack.com/services/../../x', 'slackAddressInvalid'],
    ['', 'required'],
  ])('refuses %o as the address', async (slackAddress, code) => {
    const owner = await app.make.member()
    const answer = await app.as(owner).put(PATH, { ...USUAL, slack: true, slackAddress })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'slackAddress', code }] } })
  })

  it('is another customer’s own affair, not for a manager to change, and not overwritten unseen', async () => {
    const { owner } = await connect()
    const [stranger, manager] = [
      await app.make.member(),
      await app.make.member({ customerId: owner.customerId, role: 'manager' }),
    ]
    expect((await app.as(stranger).get(PATH)).body).toMatchObject({ slack: false, slackHint: null })
    expect((await app.as(manager).put(PATH, USUAL)).status).toBe(403)
    expect((await app.as(owner).put(PATH, { ...USUAL, revision: 0 })).body.reason).toBe('settings-changed-meanwhile')
  })
})

describe('the channel in Slack', () => {
  it('is told once, in the language of the business, with nothing in it taken for marks', async () => {
    const { owner, slackAddress } = await connect()
    const key = randomUUID()
    await tell(owner, bad, key)
    await tell(owner, bad, key)
    await post()
    await post()

    const messages = await readSlack(slackAddress)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain('Zoe &lt;b&gt;&amp;')
    expect(messages[0]).toContain(`/reviews?review=1`)
  })

  it('hears of a new review that came by itself, and of nothing once it is switched off', async () => {
    const { owner, slackAddress } = await connect()
    await tell(owner, bad)
    await app.as(owner).put(PATH, { ...USUAL, slack: false })
    await post()
    expect(await readSlack(slackAddress)).toEqual([])
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [403, 'forbidden'],
    [400, 'refused'],
    [500, 'unreachable'],
  ] as const)('that answers %i is told of in words, until a message arrives', async (status, reason) => {
    const { owner, slackAddress } = await connect()
    await breakSlack(slackAddress, status)
    await tell(owner, bad)
    await post()
    expect((await app.as(owner).get(PATH)).body.slackFailure).toMatchObject({ reason })

    await breakSlack(slackAddress, null)
    await tell(owner, bad)
    await post()
    expect((await app.as(owner).get(PATH)).body.slackFailure).toBeNull()
    expect(await readSlack(slackAddress)).toHaveLength(1)
  })

  it('that is busy gets the message later', async () => {
    const { owner, slackAddress } = await connect()
    await breakSlack(slackAddress, 429)
    await tell(owner, bad)
    await post()
    const stateOf = async () =>
      (await app.superuser.query('select state from slack_messages where customer_id = $1', [owner.customerId])).rows
    expect(await stateOf()).toEqual([{ state: 'queued' }])
    expect((await app.as(owner).get(PATH)).body.slackFailure).toBeNull()

    await breakSlack(slackAddress, null)
    await app.superuser.query('update slack_messages set due_at = now() where customer_id = $1', [owner.customerId])
    await app.superuser.query(`update pgboss.job set start_after = now() where name = 'notifications.slack'`)
    await post()
    expect(await stateOf()).toEqual([{ state: 'sent' }])
    expect(await readSlack(slackAddress)).toHaveLength(1)
  })

  it('can be tried out before and after it is saved', async () => {
    const { owner, slackAddress } = await connect()
    const test = async (body: object) => (await app.as(owner).post(`${PATH}/slack-test`, body)).body
    const other = inventAddress()

    expect([await test({}), await test({ slackAddress: other })]).toEqual([{ failure: null }, { failure: null }])
    expect([await readSlack(slackAddress), await readSlack(other)]).toEqual([
      [expect.stringContaining('test message')],
      [expect.stringContaining('test message')],
    ])
    await breakSlack(slackAddress, 404)
    expect(await test({})).toEqual({ failure: 'gone' })
    const stranger = await app.make.member()
    expect((await app.as(stranger).post(`${PATH}/slack-test`, {})).body.reason).toBe('slack-address-missing')
  })
})
