import type { KeyedProvider, MailRegion, SocialProvider } from '#shared/domain/providers.ts'
import { createMailchimp } from '#server/adapters/marketing/mailchimp.ts'
import { createMailgun } from '#server/adapters/marketing/mailgun.ts'
import { createMessageBird } from '#server/adapters/marketing/messagebird.ts'
import type { Provider, SocialNetwork } from '#server/adapters/marketing/port.ts'
import { createSendGrid } from '#server/adapters/marketing/sendgrid.ts'
import { createSmtpAccount, findPublicServer } from '#server/adapters/marketing/smtp-account.ts'
import { createFacebookPage, LIVE_FACEBOOK_PAGE } from '#server/adapters/marketing/social/facebook-page.ts'
import { createInstagram, LIVE_INSTAGRAM } from '#server/adapters/marketing/social/instagram.ts'
import { createLinkedIn, LIVE_LINKEDIN } from '#server/adapters/marketing/social/linkedin.ts'
import { createX, LIVE_X } from '#server/adapters/marketing/social/x.ts'
import { createTwilio } from '#server/adapters/marketing/twilio.ts'
import { SmtpStandIn } from '#sandbox/providers/smtp-stand-in.ts'
import type { ProductFoundations } from './foundations.ts'

interface Marketing {
  providers: Record<KeyedProvider, Provider>
  networks: Record<SocialProvider, SocialNetwork>
  isSandbox: boolean
  stop: () => Promise<void>
}

/** Customers bring their own keys, so all are live where the sandbox is off, and stood in for where it is on. */
export function buildMarketing(base: ProductFoundations): Marketing {
  const { config, sandboxUrl, sandbox } = base
  const isSandbox = config.isSandboxOn
  const at = (vendor: string) => (isSandbox ? `${sandboxUrl()}/sandbox/${vendor}` : null)
  const mailServer = new SmtpStandIn(() => sandbox.db)
  const findSandboxServer = async () => ({ host: '127.0.0.1', port: await mailServer.port(), isTlsNeeded: false })
  return {
    isSandbox,
    stop: () => mailServer.stop(),
    networks: buildNetworks(base),
    providers: {
      mailchimp: createMailchimp({ baseUrl: (server) => at(`mailchimp/${server}`) }),
      sendgrid: createSendGrid({ baseUrl: () => at('sendgrid') }),
      mailgun: createMailgun({ baseUrl: (region: MailRegion) => at(`mailgun/${region}`) }),
      smtp: createSmtpAccount({ findServer: isSandbox ? findSandboxServer : findPublicServer }),
      twilio: createTwilio({ baseUrl: () => at('twilio') }),
      messagebird: createMessageBird({ baseUrl: () => at('messagebird') }),
    },
  }
}

/** The one client that the sandbox's networks know. */
const SANDBOX_KEYS = { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret' }

/** Each live with keys of the installation's own, else the sandbox's. */
function buildNetworks({ config, publicUrl, sandboxUrl }: ProductFoundations): Record<SocialProvider, SocialNetwork> {
  const { facebook, instagram, x, linkedin } = config.platforms
  const options = <Hosts>(
    { isLive, keys }: { isLive: boolean; keys: typeof SANDBOX_KEYS | null },
    { live, standIn }: { live: Hosts; standIn: (browser: string, here: string) => Hosts },
    vendor: SocialProvider,
  ) => ({
    keys: isLive ? keys : SANDBOX_KEYS,
    isSandbox: !isLive,
    hosts: () => (isLive ? live : standIn(`${publicUrl()}/sandbox/${vendor}`, `${sandboxUrl()}/sandbox/${vendor}`)),
  })
  const pages = { live: LIVE_FACEBOOK_PAGE, standIn: (dialog: string, graph: string) => ({ dialog, graph }) }
  const pictures = {
    live: LIVE_INSTAGRAM,
    standIn: (site: string, here: string) => ({ site, login: here, graph: here }),
  }
  const posts = { live: LIVE_X, standIn: (site: string, api: string) => ({ site, api }) }
  const companies = { live: LIVE_LINKEDIN, standIn: (site: string, here: string) => ({ site, login: here, api: here }) }
  const { isForPages, version } = linkedin
  return {
    facebook: createFacebookPage(options(facebook, pages, 'facebook')),
    instagram: createInstagram(options(instagram, pictures, 'instagram')),
    twitter: createX(options(x, posts, 'twitter')),
    linkedin: createLinkedIn({ ...options(linkedin, companies, 'linkedin'), isForPages, version }),
  }
}
