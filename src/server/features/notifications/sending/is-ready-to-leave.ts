import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { findQuietEnd, timezoneFor } from '../habits.ts'
import { giveUpHopeless, type Claim } from './deliveries.repository.ts'
import { findQuietPerson, putOff } from './quiet-people.repository.ts'
import { TOLD_AT_NIGHT } from './release-waiting.ts'
import type { SendingParts } from './sending-parts.ts'

interface Delivery {
  customerId: string
  deliveryId: string
}

/** Asked right before anything leaves: between its writing and now it may have become night, or hopeless. */
export function isReadyToLeave(
  { steps }: Pick<SendingParts, 'steps'>,
  { customerId, deliveryId }: Delivery,
  { isAgain }: { isAgain: boolean },
): Promise<boolean> {
  const claim = { deliveryId, isAgain }
  return steps.transaction(customerId, async (tx) => {
    await giveUpHopeless(tx, claim)
    return !(await waitsForMorning(tx, claim))
  })
}

/** All that the person has due waits for the end of their quiet hours, where the clock finds it. */
async function waitsForMorning(tx: CustomerTx, claim: Claim): Promise<boolean> {
  const person = await findQuietPerson(tx, claim.deliveryId)
  if (!person) return false
  const { general } = await getSettings(tx)
  const until = findQuietEnd(new Date(), person.quiet, timezoneFor(person.timezone, general.timezone))
  if (!until) return false
  const waiting = await putOff(tx, claim, { userId: person.userId, until, besides: TOLD_AT_NIGHT })
  return waiting.includes(claim.deliveryId)
}
