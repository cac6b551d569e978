import { changeLocation, createLocation, listLocations, removeLocation } from '#shared/contracts/locations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { LocationsService } from './locations.service.ts'

export const locationsRoutes = (locations: LocationsService) => [
  implement(listLocations, ({ actor }) => locations.list(actor)),
  implement(createLocation, ({ actor, input }) => locations.create(actor, input)),
  implement(changeLocation, ({ actor, input }) => locations.change(actor, input)),
  implement(removeLocation, ({ actor, input }) => locations.remove(actor, input.locationId)),
]
