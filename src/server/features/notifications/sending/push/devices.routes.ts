import { addPushDevice, removePushDevice } from '#shared/contracts/notification-preferences.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { DevicesService } from './devices.service.ts'

export const devicesRoutes = (devices: DevicesService) => [
  implement(addPushDevice, ({ actor, input, request }) => devices.add(actor, input, request.userAgent)),
  implement(removePushDevice, ({ actor, input }) => devices.remove(actor, input.deviceId)),
]
