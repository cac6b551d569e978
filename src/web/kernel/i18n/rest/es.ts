import type { Catalogue } from '../catalogue.ts'

export const rest = import.meta.glob<Partial<Catalogue>>(
  ['../../../i18n/*/es.ts', '!../../../i18n/{startup,common,shell,dashboard,activity,failures,session}/*.ts'],
  { eager: true },
)
