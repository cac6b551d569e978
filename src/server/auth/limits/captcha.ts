import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'

/** Where clients put the token; looked at only when a provider is configured. */
export const captchaField = {
  gotrue_meta_security: z.object({ captcha_token: z.string().max(10_000).nullish() }).nullish(),
}

type CaptchaBody = { gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined }

export async function checkCaptcha(deps: AuthDeps, body: CaptchaBody, client: ClientInfo): Promise<void> {
  if (!deps.captcha) return
  const token = body.gotrue_meta_security?.captcha_token
  const isHuman = token ? await deps.captcha.isHuman({ token, ip: client.ip ?? '' }) : false
  if (!isHuman) {
    throw new AuthError(
      400,
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found or it is wrong)',
    )
  }
}
