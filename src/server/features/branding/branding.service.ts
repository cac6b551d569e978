import { type Branding, getLogo, type LogoSize } from '#shared/contracts/settings.ts'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getCompanyName, getSettings, isInPlan } from '#server/features/settings/settings.service.ts'
import { toPlainName, type MailBrand } from '#server/kernel/outbox/mail-layout.ts'
import { findContent } from './branding.repository.ts'

/** How a business looks where its own customers see it, as far as its plan carries it. */
export async function describeBranding(tx: CustomerTx): Promise<Branding> {
  const { logo, darkLogo, colors, revision } = (await getSettings(tx)).branding
  return {
    logo: addressesOf(logo),
    darkLogo: addressesOf(darkLogo),
    colors: (await hasOwnBranding(tx)) ? colors : DEFAULT_CUSTOMER_SETTINGS.branding.colors,
    revision,
  }
}

/** Own colors, and not a word about Goodword. */
export const hasOwnBranding = (tx: CustomerTx) => isInPlan(tx, 'custom-branding')

/** For the head and the buttons of a mail. Its addresses are the product's own, which outlast a business's domain. */
export async function loadMailBrand(
  tx: CustomerTx,
  { publicUrl, name }: { publicUrl: string; name?: string },
): Promise<MailBrand> {
  const { logo, darkLogo, colors } = await describeBranding(tx)
  return {
    name: toPlainName(name ?? (await getCompanyName(tx))),
    logoUrl: logo && publicUrl + logo.medium,
    darkLogoUrl: darkLogo && publicUrl + darkLogo.medium,
    color: colors.primary,
  }
}

/** The picture itself, a PNG, where it is printed. */
export async function findLogo(tx: CustomerTx, size: LogoSize): Promise<Buffer | null> {
  const { logo } = (await getSettings(tx)).branding
  return logo === null ? null : ((await findContent(tx, logo, size)) ?? null)
}

const addressesOf = (logoId: string | null): Branding['logo'] =>
  logoId === null
    ? null
    : { large: pathOf(logoId, 'large'), medium: pathOf(logoId, 'medium'), small: pathOf(logoId, 'small') }

const pathOf = (logoId: string, size: LogoSize) => getLogo.path.replace(':logoId', logoId).replace(':size', size)
