import { z } from 'zod'
import { FEATURE_SWITCHES } from '../domain/feature-switches.ts'
import { defineEndpoint } from './endpoint.ts'

const switchSchema = z
  .object({
    name: z.enum(FEATURE_SWITCHES),
    isOn: z.boolean(),
    /** Since when it is off, and by whom. */
    offSince: z.iso.datetime().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'FeatureSwitch' })
export type FeatureSwitchState = z.infer<typeof switchSchema>

const output = z.object({ switches: z.array(switchSchema) })

export const listSwitches = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/switches',
  summary: 'What can be switched off for everybody, and what is',
  access: 'platform-admin',
  input: z.object({}),
  output,
})

/** Every process goes by it within two seconds. */
export const setSwitch = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/switches/:name',
  summary: 'Switch a feature on or off for everybody',
  access: 'platform-admin',
  input: z.object({ name: z.enum(FEATURE_SWITCHES, 'choiceInvalid'), isOn: z.boolean() }),
  output,
})
