import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION } from './floor.ts'

export interface CampaignStage {
  app: StandAloneApp
  owner: TestMember
  campaignId: string
  connection: { id: string; hookUrl: string }
}

const PROVIDERS = '/api/v1/provider-connections'
const SENDER = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
const API_KEY = 'SG.sandbox-bench'

/** A business with so many guests who agreed, and a campaign for all of them. No worker is at it: who measures does its jobs. */
export async function setTheStage(dataDir: string, guests: number): Promise<CampaignStage> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  const owner = await app.make.member()
  const { body: connection } = await app
    .as(owner)
    .post(PROVIDERS, { provider: 'sendgrid', credentials: { apiKey: API_KEY } })
  await app.as(owner).patch(`${PROVIDERS}/${connection.id}`, SENDER)
  await app.superuser.query(
    `insert into contacts (customer_id, name, email, source, email_state)
     select $1, 'Guest ' || n, 'guest' || n || '@guests.test', 'manual', 'granted' from generate_series(1, $2::int) n`,
    [owner.customerId, guests],
  )
  await app.superuser.query('analyze contacts')
  const link = { kind: 'url', url: 'https://example.com/menu' }
  const message = 'Hello {{first_name}}, our spring menu is here. Come by and try it.'
  const draft = { name: 'Spring menu', type: 'promotion', message, channels: ['email'], link }
  const { body: campaign } = await app.as(owner).post('/api/v1/campaigns', draft)
  return { app, owner, campaignId: campaign.id, connection }
}

/** Sends it, and makes rows of its audience. */
export async function gatherAll({ app, owner, campaignId }: CampaignStage): Promise<void> {
  const said = { channels: ['email'], socialPlatforms: [], at: null }
  const { status, body } = await app.as(owner).post(`/api/v1/campaigns/${campaignId}/send`, said)
  if (status !== 200) throw new Error(`The campaign was not sent: ${JSON.stringify(body)}`)
  await app.jobs.run('campaigns.gather')
}
