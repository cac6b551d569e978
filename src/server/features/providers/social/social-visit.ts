import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type * as contract from '#shared/contracts/providers.ts'
import { paths } from '#shared/domain/paths.ts'
import { isSocialProvider, PROVIDER_NAMES, type SocialProvider } from '#shared/domain/providers.ts'
import type { SocialPlace, SocialTokens } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { hashState, makeAuthorizationState } from '#server/kernel/crypto/authorization-state.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal, sayAgain } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getConnection, refuseOverfull, tell } from '../connect-provider.ts'
import { ask, type ProviderDeps } from '../provider-account.ts'
import { presentConnection } from '../providers.presenter.ts'
import * as repository from '../providers.repository.ts'
import type { ConnectionRow } from '../providers.repository.ts'
import * as authorizations from './authorizations.repository.ts'
import type { AuthorizationRow } from './authorizations.repository.ts'
import { keepTokens, openTokens } from './social-account.ts'

const OUTCOME_WITHIN_MS = 8000
const OUTCOME_LOOK_EVERY_MS = 200

/** Where to go to say yes, and the state that has to come back: bound to this session and customer. */
export async function startVisit(
  deps: ProviderDeps,
  tx: CustomerTx,
  actor: Actor,
  { provider, connectionId }: ParsedInputOf<typeof contract.startProviderAuthorization>,
): Promise<{ url: string; state: string }> {
  if (connectionId) {
    const row = await getConnection(tx, connectionId)
    if (row.provider_name !== provider) throw refusal('provider-not-found')
  } else await refuseOverfull(tx)
  const { state, stateHash, codeVerifier, codeChallenge } = makeAuthorizationState()
  const redirectUri = `${deps.publicUrl()}${paths.settings}?tab=marketing`
  const url = deps.networks[provider].authorizeUrl({ state, codeChallenge, redirectUri })
  if (!url) throw refusal('client-id-missing', { values: { platform: PROVIDER_NAMES[provider] } })
  await authorizations.insert(tx, {
    user_id: actor.userId,
    session_id: actor.sessionId,
    provider_name: provider,
    reconnects_id: connectionId ?? null,
    state_hash: stateHash,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
  })
  return { url: url.href, state }
}

type Answer = contract.ProviderVisit

/** Comes back from the network: code for tokens, tokens for places, and the connection or the choice. */
export async function completeVisit(
  deps: ProviderDeps,
  actor: Actor,
  { code, state }: ParsedInputOf<typeof contract.completeProviderAuthorization>,
): Promise<Answer> {
  if (!code) throw refusal('connect-no-code')
  if (!state) throw refusal('connect-no-state')
  const returned = { sessionId: actor.sessionId, stateHash: hashState(state) }
  const claimed = await deps.transactions.step(actor.customerId, (tx) => authorizations.claim(tx, returned))
  if (claimed) return finish(deps, actor, claimed, code).catch((error) => noteRefused(deps, claimed, error))
  const used = await waitForOutcome(deps, actor, returned)
  if (used?.refused) throw sayAgain(used.refused)
  return deps.transactions.change(actor.customerId, async (tx) => {
    if (used?.granted) return presentChoice(deps, tx, used)
    const rows = (await repository.list(tx)).filter(({ id }) => used?.connection_ids.includes(id))
    if (rows.length === 0) throw refusal('connect-nothing-pending')
    return { connections: rows.map((row) => presentConnection(deps, row)), choice: null }
  })
}

/** The answer may be lost on its way, and is asked for once more. */
async function noteRefused(deps: ProviderDeps, { customer_id, id }: AuthorizationRow, error: unknown): Promise<never> {
  if (error instanceof AppError && error.refusal) {
    const { code, message, refusal: given } = error
    await deps.transactions.step(customer_id, (tx) =>
      authorizations.keepRefused(tx, id, { code, message, refusal: given }),
    )
  }
  throw error
}

/** Whoever comes back while the network is still being asked is told what comes of it. */
async function waitForOutcome(
  deps: ProviderDeps,
  { customerId }: Actor,
  returned: { sessionId: string; stateHash: string },
): Promise<AuthorizationRow | undefined> {
  const endAt = Date.now() + OUTCOME_WITHIN_MS
  for (;;) {
    const used = await deps.transactions.step(customerId, (tx) => authorizations.findUsed(tx, returned))
    const isOpen = used && !used.granted && !used.refused && used.connection_ids.length === 0
    if (!isOpen || Date.now() > endAt) return used
    await sleep(OUTCOME_LOOK_EVERY_MS)
  }
}

async function finish(
  deps: ProviderDeps,
  actor: Actor,
  authorization: AuthorizationRow,
  code: string,
): Promise<Answer> {
  const { provider_name: provider, code_verifier: codeVerifier, redirect_uri: redirectUri } = authorization
  const network = deps.networks[provider]
  const reconnected = await findReconnected(deps, authorization)
  const tokens = await ask(provider, () =>
    network.exchange({ code, codeVerifier, redirectUri }).catch(refuseTokenless(provider)),
  )
  const granted = await ask(provider, () => network.listPlaces(tokens))
  const places = reconnected ? granted.filter(({ id }) => id === reconnected.place_id) : granted
  if (places.length === 0) {
    await giveBackUnused(deps, { customerId: actor.customerId, provider, tokens })
    throw reconnected
      ? refusal('provider-other-account', { values: { name: reconnected.account } })
      : refusal('provider-without-place', { values: { name: PROVIDER_NAMES[provider] } })
  }
  if (places.length === 1) return connectPlaces(deps, actor, { authorization, tokens, places })
  return deps.transactions.change(actor.customerId, async (tx) => {
    const sealed = sealGranted(deps, authorization, { tokens, places })
    await authorizations.keepGranted(tx, authorization.id, sealed)
    return presentChoice(deps, tx, { ...authorization, granted: sealed })
  })
}

/** An answer that holds no token that we can read. */
const refuseTokenless =
  (provider: SocialProvider) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError) || error.code !== 'unreadable') throw error
    throw refusal('credentials-required', { values: { name: PROVIDER_NAMES[provider], provider }, cause: error })
  }

/** Some of the granted places, once; each becomes a connection of its own. */
export async function choosePlaces(
  deps: ProviderDeps,
  actor: Actor,
  { authorizationId: id, placeIds }: ParsedInputOf<typeof contract.chooseProviderPlaces>,
): Promise<Answer> {
  const { customerId, sessionId } = actor
  const authorization = await deps.transactions.replay(customerId, (tx) =>
    authorizations.findById(tx, { id, sessionId }),
  )
  if (!authorization) throw refusal('provider-place-not-granted')
  if (!authorization.granted) throw refusal('provider-place-chosen')
  const { tokens, places: granted } = openGranted(deps, authorization)
  const places = granted.filter((place) => placeIds.includes(place.id))
  if (places.length !== new Set(placeIds).size) throw refusal('provider-place-not-granted')
  return connectPlaces(deps, actor, { authorization, tokens, places })
}

interface Connecting {
  authorization: AuthorizationRow
  tokens: SocialTokens
  places: readonly SocialPlace[]
}

/** Each is asked whether one may post there, before anything is written. */
async function connectPlaces(deps: ProviderDeps, actor: Actor, connecting: Connecting): Promise<Answer> {
  const { authorization, tokens, places } = connecting
  const provider = authorization.provider_name
  const network = deps.networks[provider]
  const checked: Checked[] = []
  for (const place of places) {
    const account = { placeId: place.id, accessToken: place.accessToken ?? tokens.accessToken }
    const { name, expiresAt } = await ask(provider, () => network.check(account))
    checked.push({ place: { ...place, name }, expiresAt })
  }
  return deps.transactions.change(actor.customerId, async (tx) => {
    await lockPlan(tx)
    const rows: ConnectionRow[] = []
    for (const one of checked) rows.push(await save(deps, tx, { provider, tokens, ...one }))
    const ids = rows.map(({ id }) => id)
    if (!(await authorizations.settle(tx, authorization, ids))) throw refusal('provider-place-chosen')
    for (const row of rows) await tell(tx, actor, 'provider.connected', row)
    return { connections: rows.map((row) => presentConnection(deps, row)), choice: null }
  })
}

interface Checked {
  place: SocialPlace
  /** As the network knows it. */
  expiresAt: Date | null
}

/** One that is there already is connected anew. */
async function save(
  deps: ProviderDeps,
  tx: CustomerTx,
  { provider, tokens, place, expiresAt }: Checked & { provider: SocialProvider; tokens: SocialTokens },
): Promise<ConnectionRow> {
  const others = await repository.list(tx)
  const held = others.find((row) => row.provider_name === provider && row.place_id === place.id)
  const id = held?.id ?? randomUUID()
  const kept = keepTokens(deps, { customerId: tx.customerId, id, network: deps.networks[provider] }, { tokens, place })
  const values = { account: place.name, ...kept, token_expires_at: expiresAt ?? kept.token_expires_at }
  if (held) {
    const mended = { status: 'active', fault: null, checked_at: new Date() } as const
    return (await repository.update(tx, id, { ...values, ...mended })) ?? held
  }
  await refuseOverfull(tx)
  return repository.insert(tx, {
    id,
    provider_type: 'social',
    provider_name: provider,
    ...values,
    place_id: place.id,
    is_default: !others.some((row) => row.provider_type === 'social' && row.is_default),
    hook_word: randomBytes(24).toString('base64url'),
  })
}

async function findReconnected(deps: ProviderDeps, authorization: AuthorizationRow): Promise<ConnectionRow | null> {
  const { customer_id: customerId, reconnects_id: id } = authorization
  if (!id) return null
  return (await deps.transactions.step(customerId, (tx) => repository.findById(tx, id))) ?? null
}

interface Unused {
  customerId: string
  provider: SocialProvider
  tokens: SocialTokens
}

/** What nothing lives by any more. A network may end all that a person gave us, so one other connection keeps it. */
async function giveBackUnused(deps: ProviderDeps, { customerId, provider, tokens }: Unused): Promise<void> {
  const left = await deps.transactions.step(customerId, repository.list)
  if (left.some((row) => row.provider_name === provider)) return
  await deps.networks[provider].revoke?.(tokens).catch((error: unknown) => {
    // It ends by itself; nobody here has the token any more.
    if (!(error instanceof ProviderError)) throw error
  })
}

/** Of a connection that has gone. */
export async function giveBack(deps: ProviderDeps, row: ConnectionRow): Promise<void> {
  const { customer_id: customerId, provider_name: provider } = row
  if (isSocialProvider(provider)) await giveBackUnused(deps, { customerId, provider, tokens: openTokens(deps, row) })
}

const grantedSchema = z.object({
  tokens: z.object({
    accessToken: z.string(),
    refreshToken: z.string().nullable(),
    expiresAt: z.coerce.date().nullable(),
  }),
  places: z.array(z.object({ id: z.string(), name: z.string(), accessToken: z.string().nullable() })),
})
type Granted = z.infer<typeof grantedSchema>

const placeOf = ({ customer_id: customerId, id: rowId }: AuthorizationRow) => ({
  customerId,
  table: 'provider_authorizations',
  rowId,
  column: 'granted',
})

const sealGranted = ({ keyring }: ProviderDeps, authorization: AuthorizationRow, granted: Granted) =>
  seal(keyring, placeOf(authorization), JSON.stringify(granted))

const openGranted = ({ keyring }: ProviderDeps, authorization: AuthorizationRow): Granted =>
  grantedSchema.parse(JSON.parse(unseal(keyring, placeOf(authorization), authorization.granted ?? '')))

async function presentChoice(deps: ProviderDeps, tx: CustomerTx, authorization: AuthorizationRow): Promise<Answer> {
  const { id: authorizationId, provider_name: provider } = authorization
  const connected = (await repository.list(tx)).filter((row) => row.provider_name === provider)
  const places = openGranted(deps, authorization).places.map(({ id, name }) => ({
    id,
    name,
    isConnected: connected.some((row) => row.place_id === id),
  }))
  return { connections: [], choice: { authorizationId, provider, places } }
}
