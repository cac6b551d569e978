import { changeLocation, createLocation, listLocations, removeLocation } from '#shared/contracts/locations.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createLocationsService } from './locations.service.ts'

export function makeLocations({ transactions }: Foundations) {
  const locations = createLocationsService({ transactions })
  return {
    routes: [
      implement(listLocations, ({ actor }) => locations.list(actor)),
      implement(createLocation, ({ actor, input }) => locations.create(actor, input)),
      implement(changeLocation, ({ actor, input }) => locations.change(actor, input)),
      implement(removeLocation, ({ actor, input }) => locations.remove(actor, input.locationId)),
    ],
  }
}
