import type { Locale } from '#shared/domain/locales.ts'
import * as enCompany from './en/company.ts'
import * as enDevelopers from './en/developers.ts'
import * as enProduct from './en/product.ts'
import * as enLegal from './en/legal.ts'
import * as enTrust from './en/trust.ts'
import * as esCompany from './es/company.ts'
import * as esDevelopers from './es/developers.ts'
import * as esProduct from './es/product.ts'
import * as esLegal from './es/legal.ts'
import * as esTrust from './es/trust.ts'
import * as frCompany from './fr/company.ts'
import * as frDevelopers from './fr/developers.ts'
import * as frProduct from './fr/product.ts'
import * as frLegal from './fr/legal.ts'
import * as frTrust from './fr/trust.ts'
import * as deCompany from './de/company.ts'
import * as deDevelopers from './de/developers.ts'
import * as deProduct from './de/product.ts'
import * as deLegal from './de/legal.ts'
import * as deTrust from './de/trust.ts'

export interface SiteContent {
  common: enCompany.CommonContent
  landing: enProduct.LandingContent
  pricing: enProduct.PricingContent
  contact: enCompany.ContactContent
  about: enCompany.AboutContent
  careers: enCompany.CareersContent
  privacy: enLegal.PrivacyContent
  terms: enLegal.TermsContent
  security: enTrust.SecurityContent
  compliance: enTrust.ComplianceContent
  developers: enDevelopers.DevelopersContent
  reference: enDevelopers.ReferenceContent
}

export const CONTENTS: Record<Locale, SiteContent> = {
  en: { ...enCompany, ...enDevelopers, ...enProduct, ...enLegal, ...enTrust },
  es: { ...esCompany, ...esDevelopers, ...esProduct, ...esLegal, ...esTrust },
  fr: { ...frCompany, ...frDevelopers, ...frProduct, ...frLegal, ...frTrust },
  de: { ...deCompany, ...deDevelopers, ...deProduct, ...deLegal, ...deTrust },
}
