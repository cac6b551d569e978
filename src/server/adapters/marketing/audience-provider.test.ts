import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { listMembers } from '#sandbox/providers/audience.repository.ts'
import { leaveAudience, mountMailchimp } from '#sandbox/providers/mailchimp.routes.ts'
import { listMessages, setStatus } from '#sandbox/providers/provider-messages.repository.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { createMailchimp } from './mailchimp.ts'
import type { AudienceCampaign, ProviderAccount } from './port.ts'

const LIST = 'a1b2c3d4e5'
const { db, url } = await startVendorStage(mountMailchimp)
const provider = createMailchimp({ baseUrl: (server) => `${url}/sandbox/mailchimp/${server}` })
afterEach(() => clearFaults(db, 'mailchimp'))

const newAccount = (): ProviderAccount => ({
  credentials: { apiKey: `sandbox-${randomUUID()}-us1`, serverPrefix: 'us1' },
  region: null,
  signingKey: null,
})
const membersOf = ({ credentials }: ProviderAccount) =>
  listMembers(db, { account: credentials.apiKey ?? '', list_id: LIST }, 100)

describe('a member of an audience', () => {
  const ann = { email: 'Ann@guests.test', name: 'Ann van Lee', language: 'fr' }

  it('is put once, however the address is written, and told again', async () => {
    const account = newAccount()
    expect(await provider.putMember(account, LIST, ann)).toBe('in')
    expect(await provider.putMember(account, LIST, { ...ann, email: 'ann@guests.test', name: 'Ann' })).toBe('in')

    expect(await membersOf(account)).toMatchObject([{ status: 'subscribed', name: 'Ann', language: 'fr' }])
  })

  it('who left is not brought back, and who was taken out is', async () => {
    const account = newAccount()
    await provider.putMember(account, LIST, ann)
    const key = provider.memberKeyOf(ann.email)
    await provider.endMember(account, LIST, key, 'gone')
    await provider.endMember(account, LIST, key, 'gone')
    expect(await provider.putMember(account, LIST, ann)).toBe('in')
    expect(await membersOf(account)).toMatchObject([{ status: 'subscribed' }])

    await provider.endMember(account, LIST, key, 'left')
    expect(await provider.putMember(account, LIST, ann)).toBe('left')
    expect(await membersOf(account)).toMatchObject([{ status: 'unsubscribed' }])
  })

  it('is deleted for good, and brought back by nobody but themselves', async () => {
    const account = newAccount()
    await provider.putMember(account, LIST, ann)
    const key = provider.memberKeyOf(ann.email)
    await provider.endMember(account, LIST, key, 'erased')
    await provider.endMember(account, LIST, key, 'erased')

    expect(JSON.stringify(await membersOf(account))).not.toContain(ann.email)
    expect(await provider.putMember(account, LIST, ann)).toBe('forgotten')
  })

  it('is listed once they left, since then only', async () => {
    const account = newAccount()
    await provider.putMember(account, LIST, ann)
    const [member] = await membersOf(account)
    if (!member) throw new Error('Nobody is in it.')
    await leaveAudience(db, member)

    const all = await provider.listGone(account, LIST, { since: new Date(0), offset: 0 })
    expect(all).toEqual({ members: [{ email: ann.email, reason: 'unsubscribed' }], next: null })
    const later = new Date(Date.now() + 60_000)
    expect((await provider.listGone(account, LIST, { since: later, offset: 0 })).members).toEqual([])
  })
})

describe('a campaign', () => {
  const begin = async () => {
    const account = newAccount()
    const emails = [`${randomUUID()}@guests.test`, `${randomUUID()}@guests.test`]
    for (const email of emails) await provider.putMember(account, LIST, { email, name: '', language: null })
    const campaign: AudienceCampaign = {
      key: randomUUID(),
      audienceId: LIST,
      emails: emails.slice(0, 1),
      from: { address: 'hello@bistro.test', name: 'Bistro' },
      subject: 'Thank you',
      html: '<p>Thank you</p><p>Quay 1, Halifax</p><a href="*|UNSUB|*">Unsubscribe</a>',
      text: 'Thank you',
    }
    const received = async () =>
      (await listMessages(db, { vendor: 'mailchimp', limit: 100 }))
        .filter(({ reference }) => reference === campaign.key)
        .map(({ to_text: to }) => to)
    return { account, campaign, received }
  }

  it('goes to its segment and nobody else, once, and tells what became of it', async () => {
    const { account, campaign, received } = await begin()
    const id = await provider.sendCampaign(account, campaign)

    expect(await provider.sendCampaign(account, campaign)).toBe(id)
    expect(await received()).toEqual(campaign.emails)
    const mailing = { key: campaign.key, sentAt: new Date() }
    expect(await provider.listDeeds(account, mailing)).toEqual([])
    const [message] = await listMessages(db, { vendor: 'mailchimp', limit: 1 })
    await setStatus(db, message?.id ?? '', 'click')
    const [email] = campaign.emails
    expect(await provider.listDeeds(account, mailing)).toEqual([
      { email, kind: 'opened', at: expect.any(Date), url: null },
      { email, kind: 'clicked', at: expect.any(Date), url: 'https://example.com/' },
    ])
    expect(await provider.listDeeds(account, { ...mailing, key: randomUUID() })).toEqual([])
  })

  it('is gone on with where nobody confirmed it, and goes out once', async () => {
    const { account, campaign, received } = await begin()
    await setFault(db, 'mailchimp', { kind: 'cut', remaining: 1 })
    await expect(provider.sendCampaign(account, campaign)).rejects.toMatchObject({ kind: 'unconfirmed' })

    await provider.sendCampaign(account, campaign)
    expect(await received()).toEqual(campaign.emails)
  })

  it('without a way out is refused in the service’s words', async () => {
    const { account, campaign, received } = await begin()

    await expect(provider.sendCampaign(account, { ...campaign, html: '<p>Hi</p>' })).rejects.toMatchObject({
      kind: 'rejected',
      words: 'Content: Your campaign must have an unsubscribe link.',
    })
    expect(await received()).toEqual([])
  })
})
