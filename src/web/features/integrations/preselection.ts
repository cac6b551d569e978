import type { Integration } from '#shared/contracts/integrations.ts'
import type { Location } from '#shared/contracts/locations.ts'

/** Nobody connects by accident: only what leaves no choice is ticked beforehand. */
export function listPreselected(choices: Integration['choices']): string[] {
  const open = choices.filter(({ isConnected }) => !isConnected)
  return open.length === 1 ? open.map(({ id }) => id) : []
}

/** The place that is called like the listing, if there is one. */
export function findSameName<Place extends Pick<Location, 'id' | 'name'>>(
  locations: readonly Place[],
  listingName: string,
): Place | undefined {
  const wanted = listingName.trim().toLocaleLowerCase()
  return locations.find(({ name }) => name.trim().toLocaleLowerCase() === wanted)
}
