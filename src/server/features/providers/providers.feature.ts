import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/providers.ts'
import { PROVIDER_NAMES, type ProviderSettings } from '#shared/domain/providers.ts'
import type { Audience } from '#server/adapters/marketing/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { connect, disconnect, endReports, getConnection, makeDefault, reconnect, tell } from './connect-provider.ts'
import { ask, findProvider, openAccount, openSecrets, sealSecrets, type ProviderDeps } from './provider-account.ts'
import { providerHooks, type HookDeps } from './provider-hooks.routes.ts'
import { checkNow, providerHealth } from './provider-health.ts'
import { audienceSync, requestSync } from './audience-sync.ts'
import { requestLook, senderLook } from './sender-look.ts'
import { presentConnection } from './providers.presenter.ts'
import type { ConnectingDeeds } from './providers.service.ts'
import * as repository from './providers.repository.ts'
import type { ConnectionRow } from './providers.repository.ts'
import { providerRenewal } from './social/social-renewal.ts'
import { choosePlaces, completeVisit, giveBack, startVisit } from './social/social-visit.ts'
import { sendTest } from './test-message.ts'

/** The accounts that a customer's own messages go out by. */
export function makeProviders(
  { transactions, keyring, publicUrl }: Foundations,
  ports: Pick<HookDeps, 'providers' | 'networks' | 'isSandbox' | 'dns' | 'followReports'> & {
    stop?: () => Promise<void>
  },
) {
  const { stop = () => Promise.resolve(), ...rest } = ports
  const deps: HookDeps = { transactions, keyring, publicUrl, ...rest }
  const route = implementIn(transactions)
  const presentAll = async (tx: CustomerTx) => ({
    items: (await repository.list(tx)).map((row) => presentConnection(deps, row)),
    country: (await getSettings(tx)).general.country,
  })
  return {
    routes: [
      route(contract.listProviderConnections, presentAll),
      implement(contract.connectProvider, ({ actor, input }) => connect(deps, actor, input)),
      implement(contract.reconnectProvider, ({ actor, input }) => reconnect(deps, actor, input)),
      implement(contract.changeProvider, ({ actor, input }) => change(deps, actor, input)),
      implement(contract.listProviderAudiences, async ({ actor, input }) => ({
        items: await listAudiences(deps, actor, input.connectionId),
      })),
      route(contract.makeProviderDefault, async (tx, actor, { connectionId }) => {
        await makeDefault(tx, actor, connectionId)
        return presentAll(tx)
      }),
      implement(contract.disconnectProvider, async ({ actor, input }) => {
        const gone: ConnectionRow[] = []
        const left = await transactions.change(actor.customerId, async (tx) => {
          gone.push(await disconnect(tx, actor, input.connectionId))
          return presentAll(tx)
        })
        for (const row of gone) {
          await endReports(deps, row)
          await giveBack(deps, row)
        }
        return left
      }),
      route(contract.startProviderAuthorization, (tx, actor, input) => startVisit(deps, tx, actor, input)),
      implement(contract.completeProviderAuthorization, ({ actor, input }) => completeVisit(deps, actor, input)),
      implement(contract.chooseProviderPlaces, ({ actor, input }) => choosePlaces(deps, actor, input)),
      implement(contract.checkProvider, ({ actor, input }) => checkNow(deps, actor, input.connectionId)),
      implement(contract.sendTestMessage, ({ actor, input }) => sendTest(deps, actor, input)),
    ],
    deeds: deedsOf(deps),
    mounts: [providerHooks(deps)],
    jobs: [providerHealth(deps), providerRenewal(deps), senderLook(deps), audienceSync(deps)],
    stop,
  }
}

/** For whoever does them without a request. */
const deedsOf = (deps: ProviderDeps): ConnectingDeeds => ({
  connect: (actor, input) => connect(deps, actor, input),
  change: (actor, input) => change(deps, actor, input),
})

async function listAudiences(deps: ProviderDeps, actor: Actor, connectionId: string): Promise<Audience[]> {
  const row = await deps.transactions.step(actor.customerId, (tx) => getConnection(tx, connectionId))
  const provider = findProvider(deps, row.provider_name)
  if (provider?.channel !== 'audience') return []
  return ask(row.provider_name, () => provider.listAudiences(openAccount(deps, row)))
}

type Change = ParsedInputOf<typeof contract.changeProvider>

async function change(
  deps: ProviderDeps,
  actor: Actor,
  { connectionId, audienceId, signingKey, ...said }: Change,
): Promise<contract.ProviderConnection> {
  const audience = audienceId ? await getAudience(deps, actor, { connectionId, audienceId }) : undefined
  return deps.transactions.change(actor.customerId, async (tx) => {
    const held = await getConnection(tx, connectionId, { isLocked: true })
    const given = Object.entries(said).filter(([, value]) => value !== undefined)
    const settings: ProviderSettings = { ...held.settings, ...Object.fromEntries(given), ...(audience && { audience }) }
    const changed = await repository.update(tx, held.id, {
      settings: JSON.stringify(settings),
      ...(audience && audience.id !== held.settings.audience?.id && { audience_read_at: null }),
      ...(signingKey && { credentials: resealWith(deps, held, signingKey) }),
    })
    if (!changed) throw refusal('provider-not-found')
    await tell(tx, actor, 'provider.changed', changed)
    if (settings.senderAddress !== held.settings.senderAddress) await requestLook(tx, held.id)
    if (audience) await requestSync(tx, held.id)
    return presentConnection(deps, changed)
  })
}

const resealWith = (deps: ProviderDeps, row: ConnectionRow, signingKey: string) =>
  sealSecrets(deps, { customerId: row.customer_id, id: row.id }, { ...openSecrets(deps, row), signingKey })

async function getAudience(
  deps: ProviderDeps,
  actor: Actor,
  { connectionId, audienceId }: { connectionId: string; audienceId: string },
): Promise<Audience> {
  const found = (await listAudiences(deps, actor, connectionId)).find(({ id }) => id === audienceId)
  if (!found) {
    const row = await deps.transactions.step(actor.customerId, (tx) => getConnection(tx, connectionId))
    throw refusal('audience-not-found', { values: { name: PROVIDER_NAMES[row.provider_name] } })
  }
  return found
}
