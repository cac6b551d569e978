import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'This description of the interface',
  access: 'public',
  input: z.object({}),
  output: z.looseObject({ openapi: z.string() }),
})
