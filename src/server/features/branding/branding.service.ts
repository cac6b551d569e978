import { type Branding, getLogo, type LogoSize } from '#shared/contracts/settings.ts'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings, isInPlan } from '#server/features/settings/settings.service.ts'
import { findContent } from './branding.repository.ts'

/** How a business looks where its own customers see it, as far as its plan carries it. */
export async function describeBranding(tx: CustomerTx): Promise<Branding> {
  const { logo, colors, revision } = (await getSettings(tx)).branding
  return {
    logo:
      logo === null
        ? null
        : { large: pathOf(logo, 'large'), medium: pathOf(logo, 'medium'), small: pathOf(logo, 'small') },
    colors: (await hasOwnBranding(tx)) ? colors : DEFAULT_CUSTOMER_SETTINGS.branding.colors,
    revision,
  }
}

/** Own colors, and not a word about Goodword. */
export const hasOwnBranding = (tx: CustomerTx) => isInPlan(tx, 'custom-branding')

/** The picture itself, a PNG, where it is printed. */
export async function findLogo(tx: CustomerTx, size: LogoSize): Promise<Buffer | null> {
  const { logo } = (await getSettings(tx)).branding
  return logo === null ? null : ((await findContent(tx, logo, size)) ?? null)
}

const pathOf = (logoId: string, size: LogoSize) => getLogo.path.replace(':logoId', logoId).replace(':size', size)
