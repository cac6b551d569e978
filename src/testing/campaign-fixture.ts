import { listMessages } from '#sandbox/providers/provider-messages.repository.ts'
import type { KeyedProvider } from '#shared/domain/providers.ts'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

const PROVIDERS = '/api/v1/provider-connections'
const SENDER = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
const LINKS = { google: 'https://g.page/r/harbour/review', yelp: 'https://yelp.com/biz/harbour' }
export const SEND_NOW = { channels: ['email'], socialPlatforms: [] as string[], at: null as string | null }

/** Somewhere it is that hour. */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** A business with guests and a draft, and the sandbox's services to send it by. */
export function createCampaigns(app: TestApp) {
  const { db } = app.product.base.sandbox
  let made = 0

  async function connect(owner: TestMember, provider: KeyedProvider, credentials: object): Promise<string> {
    const { body } = await app.as(owner).post(PROVIDERS, { provider, credentials })
    if (provider !== 'twilio') await app.as(owner).patch(`${PROVIDERS}/${body.id}`, SENDER)
    return body.id
  }

  /** `agrees`: to which channels; by default to those that there is an address for. */
  async function addGuest(owner: TestMember, given: object = {}, agrees: readonly string[] | null = null) {
    made += 1
    const guest = { name: 'Ann Lee', email: `guest${made}@guests.test`, phone: null as string | null, ...given }
    const channels = agrees ?? [...(guest.email ? ['email'] : []), ...(guest.phone ? ['sms'] : [])]
    const wording = 'You may write.'
    const consent = channels.length === 0 ? null : { channels, basis: 'express', place: 'paper', wording }
    const { body } = await app.as(owner).post('/api/v1/contacts', { ...guest, consent })
    return { ...guest, id: body.id as string }
  }

  async function start(
    values: object = {},
    { isConnected = true, by }: { isConnected?: boolean; by?: TestMember | undefined } = {},
  ) {
    const owner = by ?? (await app.make.member())
    const connectionId = isConnected
      ? await connect(owner, 'sendgrid', { apiKey: `SG.sandbox-${owner.customerId}` })
      : null
    const message = 'Hello {{first_name}}, our spring menu is here.'
    const draft = { name: 'Spring menu', type: 'promotion', message, channels: ['email'], ...values }
    const { body } = await app.as(owner).post('/api/v1/campaigns', draft)
    const path = `/api/v1/campaigns/${body.id}`
    const post = (what: string, said: object = {}, headers = {}) => app.as(owner).post(`${path}/${what}`, said, headers)
    return {
      owner,
      connectionId,
      id: body.id as string,
      path,
      post,
      send: (said: object = {}, headers = {}) => post('send', { ...SEND_NOW, ...said }, headers),
      read: async () => (await app.as(owner).get(path)).body,
      recipients: async (query = '') => (await app.as(owner).get(`${path}/recipients${query}`)).body.items,
    }
  }

  return {
    connect,
    /** A location with links, that of Yelp among them. */
    addPlace: async (owner: TestMember, name = 'Quayside') =>
      (await app.as(owner).post('/api/v1/locations', { name, reviewLinks: LINKS })).body.id as string,
    addGuest,
    start,
    /** What a stand-in was handed for an address. */
    messagesTo: async (vendor: KeyedProvider, address: string) =>
      (await listMessages(db, { vendor, limit: 1000 })).filter(({ to_text: to }) => to === address),
    /** Runs a job as a worker would, with a payload of one's own. */
    handlerOf: (name: string) => {
      const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === name)
      if (!handler) throw new Error(`No job is called ${name}.`)
      return (payload: object) => handler.run(payload, { jobId: name, retryCount: 0, isLastTry: false })
    },
    /** How many messages of a campaign are in which state. */
    statesOf: async (id: string) => {
      const { rows } = await app.superuser.query<{ state: string; total: number }>(
        'select state, count(*)::int as total from campaign_recipients where campaign_id = $1 group by 1 order by 1',
        [id],
      )
      return rows.map(({ state, total }) => `${total} ${state}`)
    },
    /** Everything that is due goes out. */
    goOut: async () => {
      await app.jobs.run('campaigns.gather')
      await app.jobs.run('campaigns.deliver')
    },
  }
}
