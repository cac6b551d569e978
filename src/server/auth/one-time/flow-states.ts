import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { NIL_CUSTOMER, type ScopedTx } from '#server/database/transactions.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { openSession } from '../sessions/open-session.ts'
import { deleteSessions } from '../sessions/sessions.repository.ts'
import { refuseBanned } from '../users/banned.ts'
import { findUserById } from '../users/users.repository.ts'
import { deleteFlow, findFlowByCode, insertFlow, noteIssued, type FlowState } from './flow-states.repository.ts'

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/

/** Both members, or neither: the browser that asks keeps a secret and shows its hash. */
export const challengeFields = {
  code_challenge: z.string().max(500).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
}

export interface Challenge {
  value: string
  method: 's256' | 'plain'
}

export function readChallenge(
  deps: Pick<AuthDeps, 'siteUrl'>,
  given: { code_challenge?: string | null | undefined; code_challenge_method?: string | null | undefined },
): Challenge | null {
  const value = given.code_challenge || null
  const method = given.code_challenge_method?.toLowerCase() || null
  if (value === null && method === null) return null
  if (value === null || method === null) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (!CHALLENGE.test(value))
    throw validationFailed('code_challenge must have 43 to 128 characters of A-Z a-z 0-9 . _ ~ -')
  return { value, method: readMethod(deps, method) }
}

function readMethod({ siteUrl }: Pick<AuthDeps, 'siteUrl'>, method: string): Challenge['method'] {
  if (method === 's256') return method
  // A browser that comes by https can hash; nothing else may make that address the weaker for it.
  const canBePlain = !siteUrl().startsWith('https:')
  if (method === 'plain' && canBePlain) return method
  throw validationFailed(`code_challenge_method must be s256${canBePlain ? ' or plain' : ''}`)
}

export interface NewFlow {
  method: string
  returnTo: string
  challenge: Challenge | null
  userId?: string
  /** Who is signed in and links another way in, and by which session. */
  linking?: { userId: string; sessionId: string }
  provider?: string
  providerState?: Record<string, unknown>
}

/** Remembers a sign-in that goes on elsewhere; its id is what a provider hands back as `state`. */
export function startFlow(tx: ScopedTx, flow: NewFlow): Promise<FlowState> {
  return insertFlow(tx, {
    method: flow.method,
    redirect_to: flow.returnTo,
    code_challenge: flow.challenge?.value ?? null,
    code_challenge_method: flow.challenge?.method ?? null,
    user_id: flow.userId ?? null,
    linking_user_id: flow.linking?.userId ?? null,
    linking_session_id: flow.linking?.sessionId ?? null,
    provider: flow.provider ?? null,
    provider_state: JSON.stringify(flow.providerState ?? {}),
  })
}

export interface ProviderTokens {
  provider_token?: string | undefined
  provider_refresh_token?: string | undefined
}

/** The code by which the browser that began the flow fetches its session. Only its hash is kept. */
export async function issueCode(
  deps: AuthDeps,
  tx: ScopedTx,
  flow: FlowState,
  { userId, providerTokens }: { userId: string; providerTokens?: ProviderTokens },
): Promise<string> {
  const code = randomUUID()
  const sealed = providerTokens ? seal(deps.keyring, placeOf(flow.id), JSON.stringify(providerTokens)) : null
  await noteIssued(tx, flow.id, { userId, codeHash: hashAuthCode(code), providerTokens: sealed })
  return code
}

/** The way back: a code and the secret behind its challenge give a session, once. */
export async function exchangeCode(deps: AuthDeps, given: { code: string; verifier: string }, client: ClientInfo) {
  const { code, verifier } = given
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  const userId = await deps.transactions.platform.change(async (tx) => (await getFlow(deps, tx, given)).user_id)
  return inAccount(deps, userId, async (tx, place) => {
    const flow = await getFlow(deps, tx, given)
    const user = await findUserById(tx, flow.user_id ?? '')
    if (!user) throw flowNotFound()
    refuseBanned(user, deps.now())
    await deleteFlow(tx, flow.id)
    await endReplaced(tx, user.id, flow)
    const answer = await openSession(deps, tx, { user, place, client, method: flow.method, ...samlProvider(flow) })
    return { ...answer, ...readProviderTokens(deps, flow) }
  })
}

/** Whoever linked another way in goes on with the new session alone; the one they began with would be left over. */
async function endReplaced(tx: ScopedTx, userId: string, { linking_session_id: sessionId }: FlowState): Promise<void> {
  if (sessionId !== null) await deleteSessions(tx, { userId, sessionId }, 'local')
}

async function getFlow(deps: AuthDeps, tx: ScopedTx, given: { code: string; verifier: string }): Promise<FlowState> {
  const flow = await findFlowByCode(tx, hashAuthCode(given.code))
  if (!flow?.user_id || !flow.issued_at) throw flowNotFound()
  // Counted from the click, so that a mail may lie in the mailbox for longer than the code lives.
  if (deps.now().getTime() - flow.issued_at.getTime() > deps.settings.flowSeconds * 1000) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!isRightVerifier(flow, given.verifier)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  return flow
}

function isRightVerifier(flow: FlowState, verifier: string): boolean {
  const shown =
    flow.code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const [left, right] = [Buffer.from(shown), Buffer.from(flow.code_challenge ?? '')]
  return left.length === right.length && timingSafeEqual(left, right)
}

function readProviderTokens(deps: AuthDeps, flow: FlowState): ProviderTokens {
  if (!flow.provider_tokens) return {}
  return JSON.parse(unseal(deps.keyring, placeOf(flow.id), flow.provider_tokens)) as ProviderTokens
}

function samlProvider(flow: FlowState): { provider?: string } {
  return flow.method === 'sso/saml' && flow.provider ? { provider: flow.provider } : {}
}

function placeOf(flowId: string) {
  return { customerId: NIL_CUSTOMER, table: 'auth.flow_states', rowId: flowId, column: 'provider_tokens' }
}

const flowNotFound = () => new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

function hashAuthCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
