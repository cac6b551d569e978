import { randomUUID } from 'node:crypto'
import * as contract from '#shared/contracts/company-notifications.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { SLACK_FAILURES } from '#shared/domain/slack.ts'
import type { SlackTransport } from '#server/adapters/slack/slack-webhook.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listChanges } from '#server/features/activity/activity.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { refuseOutdated, tellOfSettings } from './security-settings.ts'
import { get, getForUpdate, setNotifications } from './settings.repository.ts'
import { findWebhook, putWebhook } from './slack-webhooks.repository.ts'

const HINT_LETTERS = 4

/** What goes out at all, over everybody's own choices. */
export function makeCompanyNotifications({ transactions, keyring }: Foundations, slack: SlackTransport) {
  const route = implementIn(transactions)
  return [
    route(contract.getCompanyNotifications, (tx) => describe(tx, keyring)),
    route(contract.changeCompanyNotifications, (tx, actor, input) => change(tx, actor, { keyring, input })),
    implement(contract.testSlack, async ({ actor, input }) => {
      const saved = await transactions.step(actor.customerId, async (tx) => ({
        address: await findSlackAddress(tx, keyring),
        language: actor.language ?? (await get(tx)).general.language,
      }))
      const address = input.slackAddress || saved.address
      if (!address) throw missingAddress()
      const outcome = await slack.post(address, TEST_WORDS[saved.language])
      return { failure: outcome.isDone ? null : outcome.reason }
    }),
  ]
}

const TEST_WORDS: Record<Locale, string> = {
  en: 'This is a test message from Goodword. News of your reviews will appear here.',
  es: 'Este es un mensaje de prueba de Goodword. Aquí aparecerán las novedades de sus reseñas.',
  fr: 'Ceci est un message test de Goodword. Les nouvelles de vos avis apparaîtront ici.',
  de: 'Das ist eine Testnachricht von Goodword. Hier erscheinen Neuigkeiten zu Ihren Bewertungen.',
}

const missingAddress = () => refusal('slack-address-missing', { at: { fields: ['slackAddress'], code: 'required' } })

const placeOf = (customerId: string, rowId: string) => ({
  customerId,
  table: 'slack_webhooks',
  rowId,
  column: 'address',
})

/** Where the news of the customer is posted; `null`: nowhere. */
export async function findSlackAddress(tx: CustomerTx, keyring: Keyring): Promise<string | null> {
  const webhook = await findWebhook(tx)
  return webhook ? unseal(keyring, placeOf(tx.customerId, webhook.id), webhook.address) : null
}

async function describe(tx: CustomerTx, keyring: Keyring): Promise<contract.CompanyNotifications> {
  const { notifications } = await get(tx)
  const [webhook, address] = [await findWebhook(tx), await findSlackAddress(tx, keyring)]
  const reason = SLACK_FAILURES.find((known) => known === webhook?.failure)
  return {
    ...notifications,
    slackHint: address && address.slice(-HINT_LETTERS),
    slackFailure: reason && webhook?.failed_at ? { reason, at: webhook.failed_at.toISOString() } : null,
  }
}

interface Change {
  keyring: Keyring
  input: ParsedInputOf<typeof contract.changeCompanyNotifications>
}

async function change(tx: CustomerTx, actor: Actor, { keyring, input }: Change) {
  const { revision, slackAddress, ...switches } = input
  const { notifications } = await getForUpdate(tx)
  refuseOutdated(revision, notifications)
  if (slackAddress) {
    const id = randomUUID()
    await putWebhook(tx, id, seal(keyring, placeOf(tx.customerId, id), slackAddress))
  } else if (switches.slack && !(await findWebhook(tx))) throw missingAddress()
  await setNotifications(tx, { ...switches, revision: notifications.revision + 1 })
  await tellOfSettings(tx, actor, listChanges(nameSwitches(notifications), nameSwitches(switches)))
  // Everybody's own choices show which ways out are closed.
  emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
  return describe(tx, keyring)
}

const nameSwitches = ({ email, push, slack, ...alerts }: Omit<CustomerSettings['notifications'], 'revision'>) => ({
  emailNotifications: email,
  pushNotifications: push,
  slackNotifications: slack,
  ...alerts,
})
