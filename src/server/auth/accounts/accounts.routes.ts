import { z } from 'zod'
import { sendAuthMail } from '#server/auth/mail/send-auth-mail.ts'
import { countCode, sendCodeBySms } from '#server/auth/mail/send-code-by-sms.ts'
import { recordEvent } from '#server/auth/trail/audit.ts'
import { findUserForUpdate } from '#server/auth/users/users.repository.ts'
import { validationFailed, AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import type { AuthRequest, AuthRoute } from '../http/auth-route.ts'
import { captchaField, checkCaptcha } from '../limits/captcha.ts'
import { takeMailTurn } from '../limits/mail-turns.ts'
import { countRequest } from '../limits/request-limits.ts'
import { challengeFields, readChallenge } from '../one-time/flow-states.ts'
import { getCaller, withSession } from '../sessions/with-session.ts'
import { metadataField } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import { sendOneTimePassword } from './one-time-password.ts'
import { recover } from './recover.ts'
import { resend } from './resend.ts'
import { signUp, signUpAnonymously } from './sign-up.ts'
import { updateUser } from './update-user.ts'

const text = z.string().max(1000).nullish()
const address = { email: text, phone: text }

const signUpBody = z.object({
  ...address,
  password: text,
  data: metadataField,
  channel: text,
  ...challengeFields,
  ...captchaField,
})
const oneTimeBody = z.object({
  ...address,
  create_user: z.boolean().nullish(),
  data: metadataField,
  channel: text,
  ...challengeFields,
  ...captchaField,
})
const recoverBody = z.object({ email: text, ...challengeFields, ...captchaField })
const resendBody = z.object({ ...address, type: text, ...challengeFields, ...captchaField })
const userBody = z.object({
  ...address,
  password: text,
  current_password: text,
  nonce: text,
  data: metadataField,
  app_metadata: z.unknown().optional(),
  channel: text,
  ...challengeFields,
})

export function accountRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    { method: 'POST', path: '/signup', limit: 'signup', handle: (request) => answerSignUp(deps, request) },
    { method: 'POST', path: '/otp', limit: 'otp', handle: (request) => answerOneTime(deps, request) },
    { method: 'POST', path: '/magiclink', limit: 'otp', handle: (request) => answerOneTime(deps, request) },
    { method: 'POST', path: '/recover', limit: 'recover', handle: (request) => answerRecover(deps, request) },
    { method: 'POST', path: '/resend', limit: 'resend', handle: (request) => answerResend(deps, request) },
    {
      method: 'GET',
      path: '/reauthenticate',
      limit: 'otp',
      handle: (request) => reauthenticate(deps, request.bearer, request.client),
    },
    {
      method: 'GET',
      path: '/user',
      handle: (request) => withSession(deps, request.bearer, (tx, { user }) => describeUser(tx, user)),
    },
    {
      method: 'PUT',
      path: '/user',
      limit: 'user',
      isForPeople: true,
      handle: (request) => answerUpdate(deps, request),
    },
  ]
}

async function answerSignUp(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const body = await request.read(signUpBody)
  const { client } = request
  await checkCaptcha(deps, body, client)
  const data = body.data ?? {}
  if (!body.email && !body.phone) {
    countRequest(deps, { door: 'anonymous', path: '/signup' }, client.ip)
    return signUpAnonymously(deps, data, client)
  }
  const { email, phone } = body
  const [challenge, returnTo] = [readChallenge(deps, body), request.returnAddress()]
  const { channel } = body
  return signUp(deps, { email, phone, password: body.password ?? '', data, channel, challenge, returnTo, client })
}

async function answerOneTime(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const body = await request.read(oneTimeBody)
  const { client } = request
  await checkCaptcha(deps, body, client)
  const { email, phone, channel, create_user: canCreate } = body
  if (channel && email) throw validationFailed('Channel should only be specified with Phone OTP')
  const [challenge, returnTo] = [readChallenge(deps, body), request.returnAddress()]
  const order = {
    email,
    phone,
    channel,
    canCreate: canCreate ?? true,
    data: body.data ?? {},
    challenge,
    returnTo,
    client,
  }
  return sendOneTimePassword(deps, order)
}

async function answerRecover(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const body = await request.read(recoverBody)
  const { client } = request
  await checkCaptcha(deps, body, client)
  const [challenge, returnTo] = [readChallenge(deps, body), request.returnAddress()]
  return recover(deps, { email: body.email ?? '', challenge, returnTo, client })
}

async function answerResend(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const body = await request.read(resendBody)
  const { client } = request
  await checkCaptcha(deps, body, client)
  const { email, phone, type } = body
  const [challenge, returnTo] = [readChallenge(deps, body), request.returnAddress()]
  return resend(deps, { type: type ?? '', email, phone, challenge, returnTo, client })
}

async function answerUpdate(deps: AuthDeps, request: AuthRequest): Promise<object> {
  const body = await request.read(userBody)
  const changes = {
    email: body.email || undefined,
    phone: body.phone || undefined,
    channel: body.channel ?? undefined,
    password: body.password ?? undefined,
    currentPassword: body.current_password ?? undefined,
    nonce: body.nonce ?? undefined,
    data: body.data ?? undefined,
    hasAppMetadata: body.app_metadata !== undefined,
    challenge: readChallenge(deps, body),
    returnTo: request.returnAddress(),
  }
  return updateUser(deps, request.bearer, changes, request.client)
}

/** A code without a link, to prove at a long-open session that it is still the same person. */
async function reauthenticate(deps: AuthDeps, bearer: string | undefined, client: ClientInfo): Promise<object> {
  const { email } = (await getCaller(deps, bearer)).user
  if (email) await takeMailTurn(deps, { door: 'reauthenticate', email })
  return withSession(deps, bearer, async (tx, caller) => {
    const user = (await findUserForUpdate(tx, caller.user.id)) ?? caller.user
    if (!user.email && !user.phone) {
      throw validationFailed('Reauthentication requires the user to have an email or a phone number')
    }
    if (user.email && !user.email_confirmed_at) {
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    }
    if (!user.email && !user.phone_confirmed_at) {
      throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
    }
    await recordEvent(tx, 'reauthentication.asked', { userId: user.id, client })
    if (user.email) {
      const { email: to } = user
      await sendAuthMail(deps, tx, user, { kind: 'reauthentication', to, returnTo: '', isPkce: false, client })
    } else {
      await countCode(deps, user.reauthentication_sent_at)
      await sendCodeBySms(deps, tx, user, { kind: 'reauthentication', to: user.phone ?? '', client })
    }
    return {}
  })
}
