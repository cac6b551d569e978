import type { KeyedProvider, MailRegion } from '#shared/domain/providers.ts'
import { createMailchimp } from '#server/adapters/marketing/mailchimp.ts'
import { createMailgun } from '#server/adapters/marketing/mailgun.ts'
import { createMessageBird } from '#server/adapters/marketing/messagebird.ts'
import type { Provider } from '#server/adapters/marketing/port.ts'
import { createSendGrid } from '#server/adapters/marketing/sendgrid.ts'
import { createSmtpAccount, findPublicServer } from '#server/adapters/marketing/smtp-account.ts'
import { createTwilio } from '#server/adapters/marketing/twilio.ts'
import { SmtpStandIn } from '#sandbox/providers/smtp-stand-in.ts'
import type { ProductFoundations } from './foundations.ts'

interface Marketing {
  providers: Record<KeyedProvider, Provider>
  isSandbox: boolean
  stop: () => Promise<void>
}

/** Customers bring their own keys, so all are live where the sandbox is off, and stood in for where it is on. */
export function buildMarketing({ config, sandboxUrl, sandbox }: ProductFoundations): Marketing {
  const isSandbox = config.isSandboxOn
  const at = (vendor: string) => (isSandbox ? `${sandboxUrl()}/sandbox/${vendor}` : null)
  const mailServer = new SmtpStandIn(() => sandbox.db)
  const findSandboxServer = async () => ({ host: '127.0.0.1', port: await mailServer.port(), isTlsNeeded: false })
  return {
    isSandbox,
    stop: () => mailServer.stop(),
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
