import { z } from 'zod'

export interface CaptchaCheck {
  isHuman(answer: { token: string; ip: string }): Promise<boolean>
}

const TIMEOUT_MS = 5000
const verdict = z.object({ success: z.boolean() })

/** hCaptcha, Turnstile and reCAPTCHA take the same form at their own addresses. */
export function createHttpCaptcha({ url, secret }: { url: string; secret: string }): CaptchaCheck {
  return {
    async isHuman({ token, ip }) {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return verdict.parse(await response.json()).success
    },
  }
}
