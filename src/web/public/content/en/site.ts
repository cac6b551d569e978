import { about, type AboutContent } from './about.ts'
import { careers, type CareersContent } from './careers.ts'
import { common, type CommonContent } from './common.ts'
import { compliance, type ComplianceContent } from './compliance.ts'
import { contact, type ContactContent } from './contact.ts'
import { landing, type LandingContent } from './landing.ts'
import { pricing, type PricingContent } from './pricing.ts'
import { privacy, type PrivacyContent } from './privacy.ts'
import { security, type SecurityContent } from './security.ts'
import { terms, type TermsContent } from './terms.ts'

export interface SiteContent {
  common: CommonContent
  landing: LandingContent
  pricing: PricingContent
  contact: ContactContent
  about: AboutContent
  careers: CareersContent
  privacy: PrivacyContent
  terms: TermsContent
  security: SecurityContent
  compliance: ComplianceContent
}

export const en: SiteContent = {
  common,
  landing,
  pricing,
  contact,
  about,
  careers,
  privacy,
  terms,
  security,
  compliance,
}
