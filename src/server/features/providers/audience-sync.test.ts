import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findMember, listMembers } from '#sandbox/providers/audience.repository.ts'
import { leaveAudience } from '#sandbox/providers/mailchimp.routes.ts'
import { startTestApp } from '#testing/test-app.ts'

const PATH = '/api/v1/provider-connections'
const CONTACTS = '/api/v1/contacts'
const [GUESTS, NEWSLETTER] = ['a1b2c3d4e5', 'f6a7b8c9d0']
const CONSENT = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }

const app = await startTestApp()
const { db } = app.product.base.sandbox

/** A business whose audience is kept in step. */
async function begin() {
  const owner = await app.make.member()
  const as = app.as(owner)
  const account = `sandbox-${randomUUID()}-us1`
  const { body } = await as.post(PATH, {
    provider: 'mailchimp',
    credentials: { apiKey: account, serverPrefix: 'us1' },
  })
  const add = async (name: string, consent?: object) => {
    const email = `${randomUUID()}@guests.test`
    const { body: contact } = await as.post(CONTACTS, { name, email, ...(consent && { consent }) })
    return { id: contact.id as string, email }
  }
  const members = async (list = GUESTS) =>
    (await listMembers(db, { account, list_id: list }, 100)).map(({ email, status }) => `${email} ${status}`)
  const choose = (audienceId: string) => as.patch(`${PATH}/${body.id}`, { audienceId })
  const sync = async () => {
    await as.post(`${PATH}/${body.id}/check`)
    await app.jobs.run('providers.audience')
  }
  const stateOf = async (id: string) => (await as.get(`${CONTACTS}/${id}`)).body.consents.email
  return { as, account, hookUrl: body.hookUrl as string, add, members, choose, sync, stateOf }
}

describe('an audience', () => {
  it('has the contacts who agreed to e-mails, and nobody else’s', async () => {
    const { add, choose, sync, members } = await begin()
    const other = await begin()
    await other.add('Stranger', CONSENT)
    const agreed = await Promise.all(
      ['Ann Lee', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((name) => add(name, CONSENT)),
    )
    await add('Silent')

    await choose(GUESTS)
    await app.jobs.run('providers.audience')
    await sync()

    expect(await members()).toHaveLength(agreed.length)
    expect(new Set(await members())).toEqual(new Set(agreed.map(({ email }) => `${email} subscribed`)))
  })

  it('loses who is deleted, and hears of a new name', async () => {
    const { as, account, add, choose, sync, members } = await begin()
    const [gone, stays] = [await add('Gone', CONSENT), await add('Stays', CONSENT)]
    await choose(GUESTS)
    await app.jobs.run('providers.audience')

    await as.post(`${CONTACTS}/delete`, { selection: { contactIds: [gone.id] } })
    await as.patch(`${CONTACTS}/${stays.id}`, { name: 'Stays Here' })
    await sync()

    expect(new Set(await members())).toEqual(new Set([`${gone.email} archived`, `${stays.email} subscribed`]))
    const listed = await listMembers(db, { account, list_id: GUESTS }, 10)
    expect(listed.find(({ email }) => email === stays.email)?.name).toBe('Stays Here')
  })

  it('keeps nothing of who is erased, at once', async () => {
    const { as, add, choose, members } = await begin()
    const [erased, stays] = [await add('Erased', CONSENT), await add('Stays', CONSENT)]
    await choose(GUESTS)
    await app.jobs.run('providers.audience')

    await as.post(`${CONTACTS}/${erased.id}/erase`)
    await app.jobs.run('providers.audience')

    expect(new Set(await members())).toEqual(new Set([' forgotten', `${stays.email} subscribed`]))
  })

  it('forgets who had left before they are erased, and lets them be written to by others once they agree again', async () => {
    const { as, add, choose, sync, members, stateOf } = await begin()
    const person = await add('Leaves', CONSENT)
    await choose(GUESTS)
    await app.jobs.run('providers.audience')
    await as.post(`${CONTACTS}/delete`, { selection: { contactIds: [person.id] } })
    await sync()
    expect(await members()).toEqual([`${person.email} archived`])
    const again = (await as.post(CONTACTS, { name: 'Leaves', email: person.email })).body

    await as.post(`${CONTACTS}/${again.id}/erase`)
    await app.jobs.run('providers.audience')
    expect(await members()).toEqual([' forgotten'])

    const back = (await as.post(CONTACTS, { name: 'Back', email: person.email, consent: CONSENT })).body
    await sync()
    await sync()
    expect(await members()).toEqual([' forgotten'])
    expect(await stateOf(back.id)).toBe('granted')
  })

  it('moves with the choice', async () => {
    const { add, choose, members } = await begin()
    const { email } = await add('Ann', CONSENT)
    await choose(GUESTS)
    await app.jobs.run('providers.audience')
    await choose(NEWSLETTER)
    await app.jobs.run('providers.audience')

    expect(await members(GUESTS)).toEqual([`${email} archived`])
    expect(await members(NEWSLETTER)).toEqual([`${email} subscribed`])
  })
})

describe('who leaves an audience at the service', () => {
  const leave = async (account: string, email: string) => {
    const found = (await listMembers(db, { account, list_id: GUESTS }, 100)).find((one) => one.email === email)
    const member = found && (await findMember(db, found))
    if (!member) throw new Error('They are not in it.')
    return leaveAudience(db, member)
  }

  it('is written to no more once the service has told, and stays out', async () => {
    const { account, add, choose, sync, members, stateOf } = await begin()
    const { id, email } = await add('Ann', CONSENT)
    await choose(GUESTS)
    await app.jobs.run('providers.audience')

    expect(await leave(account, email)).toEqual([200])
    await app.jobs.run('providers.audience')

    expect(await stateOf(id)).toBe('suppressed')
    await sync()
    expect(await members()).toEqual([`${email} unsubscribed`])
  })

  it('is found by asking, too', async () => {
    const { account, hookUrl, add, choose, sync, stateOf } = await begin()
    const { id, email } = await add('Ann', CONSENT)
    await choose(GUESTS)
    await app.jobs.run('providers.audience')
    await db.deleteFrom('sandbox.provider_hooks').where('url', '=', hookUrl).execute()

    expect(await leave(account, email)).toEqual([])
    await sync()

    expect(await stateOf(id)).toBe('suppressed')
  })

  it('is nobody because somebody says so at the address for reports', async () => {
    const { hookUrl, add, choose, stateOf } = await begin()
    const { id, email } = await add('Ann', CONSENT)
    await choose(GUESTS)
    await app.jobs.run('providers.audience')
    const body = new URLSearchParams({ type: 'unsubscribe', 'data[email]': email })

    expect((await fetch(hookUrl)).status).toBe(200)
    expect((await fetch(hookUrl, { method: 'POST', body })).status).toBe(200)
    await app.jobs.run('providers.audience')

    expect(await stateOf(id)).toBe('granted')
  })
})
