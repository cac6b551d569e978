import { z } from 'zod'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { findFactor, listFactors } from '../factors/factors.repository.ts'
import { presentFactor } from '../factors/factor.presenter.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { json } from '../http/auth-answer.ts'
import type { AuthRequest, AuthRoute } from '../http/auth-route.ts'
import { chooseReturn } from '../http/return-address.ts'
import { metadataField } from '../users/create-user.ts'
import { findUserById } from '../users/users.repository.ts'
import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminListUsers,
  adminUpdateUser,
  type AdminUser,
} from './admin-users.ts'
import { generateLink } from './generate-link.ts'
import { inviteUser } from './invite-user.ts'
import { requireService } from './service-token.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000

const text = z.string().max(1000).nullish()
const userBody = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField,
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ban_duration: text,
})
const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() })
const inviteBody = z.object({ email: text, data: metadataField })
const linkBody = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadataField,
  redirect_to: text,
})

export function adminRoutes(deps: AuthDeps): AuthRoute[] {
  const guarded =
    (handle: AuthRoute['handle']): AuthRoute['handle'] =>
    async (request) => {
      await requireService(deps, request.bearer)
      return handle(request)
    }
  const routes = [...userRoutes(deps), ...invitationRoutes(deps)]
  return routes.map((route) => ({ ...route, handle: guarded(route.handle) }))
}

function userRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    { method: 'GET', path: '/admin/users', handle: (request) => answerList(deps, request) },
    {
      method: 'POST',
      path: '/admin/users',
      handle: async (request) => adminCreateUser(deps, await readUser(request), request.client),
    },
    {
      method: 'GET',
      path: '/admin/users/:userId',
      handle: (request) => adminGetUser(deps, userIdOf(request)),
    },
    {
      method: 'PUT',
      path: '/admin/users/:userId',
      handle: async (request) => adminUpdateUser(deps, userIdOf(request), await readUser(request), request.client),
    },
    {
      method: 'DELETE',
      path: '/admin/users/:userId',
      async handle(request) {
        const { should_soft_delete: isSoft } = await request.read(deleteBody)
        return adminDeleteUser(deps, userIdOf(request), isSoft ?? false, request.client)
      },
    },
    { method: 'GET', path: '/admin/users/:userId/factors', handle: (request) => answerFactors(deps, request) },
    {
      method: 'DELETE',
      path: '/admin/users/:userId/factors/:factorId',
      handle: (request) => answerFactorDeletion(deps, request),
    },
  ]
}

function invitationRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    {
      method: 'POST',
      path: '/invite',
      async handle(request) {
        const { email, data } = await request.read(inviteBody)
        const [returnTo, client] = [request.returnAddress(), request.client]
        return inviteUser(deps, { email: email ?? '', data: data ?? {}, returnTo, client })
      },
    },
    { method: 'POST', path: '/admin/generate_link', handle: (request) => answerLink(deps, request) },
  ]
}

async function readUser(request: AuthRequest): Promise<AdminUser> {
  const body = await request.read(userBody)
  return {
    id: body.id ? readUuid(body.id, 400) : undefined,
    email: body.email ?? undefined,
    phone: body.phone ?? undefined,
    password: body.password ?? undefined,
    passwordHash: body.password_hash ?? undefined,
    isEmailConfirmed: body.email_confirm ?? undefined,
    isPhoneConfirmed: body.phone_confirm ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    banDuration: body.ban_duration ?? undefined,
  }
}

function readUuid(value: string, status: 400 | 404): string {
  if (z.uuid().safeParse(value).success) return value
  throw new AuthError(status, 'validation_failed', 'user_id must be an UUID')
}

const userIdOf = (request: AuthRequest) => readUuid(request.param('userId'), 404)

async function answerList(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const page = readNumber(request.query('page'), 1)
  const perPage = Math.min(readNumber(request.query('per_page'), DEFAULT_PER_PAGE), MAX_PER_PAGE)
  const { users, total } = await adminListUsers(deps, { page, perPage })
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, relation: string) =>
    `</admin/users?page=${number}&per_page=${perPage}>; rel="${relation}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return json({ users, aud: 'authenticated' }, { 'x-total-count': String(total), link: links.join(', ') })
}

function readNumber(given: string | null, fallback: number): number {
  if (given === null) return fallback
  if (!/^\d{1,9}$/.test(given)) throw validationFailed('Bad Pagination Parameters')
  return Number(given) || fallback
}

async function answerFactors(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const userId = userIdOf(request)
  await adminGetUser(deps, userId)
  const factors = await deps.transactions.platform.read((tx) => listFactors(tx, userId))
  return factors.map(presentFactor)
}

async function answerFactorDeletion(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const userId = userIdOf(request)
  const factorId = request.param('factorId')
  if (!z.uuid().safeParse(factorId).success) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  }
  return deps.transactions.platform.change(async (tx) => {
    const user = await findUserById(tx, userId)
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
    const factor = await findFactor(tx, { userId, factorId })
    if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
    await removeFactor(deps, tx, { user, factor, client: request.client })
    return presentFactor(factor)
  })
}

async function answerLink(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const body = await request.read(linkBody)
  const candidates = [body.redirect_to ?? null, request.query('redirect_to')]
  return generateLink(deps, {
    type: body.type ?? '',
    email: body.email ?? '',
    newEmail: body.new_email ?? undefined,
    password: body.password ?? undefined,
    data: body.data ?? {},
    returnTo: chooseReturn(candidates, deps.siteUrl(), deps.settings.redirectUrls),
    client: request.client,
  })
}
