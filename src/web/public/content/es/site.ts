import type { SiteContent } from '../en/site.ts'
import { en } from '../en/site.ts'

export const es: SiteContent = en
