import { humanInput } from '#web/kernel/session/human-input.ts'
import { idleClock } from '#web/kernel/session/idle-clock.ts'
import { session } from '#web/kernel/session/session.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { createApiClient } from './api-client.ts'

/** Calls an endpoint of the product by its contract. */
export const call = createApiClient({
  baseUrl: '',
  tokens: session,
  onAnswered() {
    if (humanInput.isRecent()) idleClock.noteActivity()
  },
  // Where they cannot be had, the server's own words stand in.
  beforeRefusal: () => language.complete().catch(() => {}),
})
