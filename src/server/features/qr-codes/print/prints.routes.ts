import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/qr-prints.ts'
import type { QrCode } from '#shared/contracts/qr-codes.ts'
import { nameQrFile } from '#shared/domain/qr-print.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { describeBranding, findLogo } from '#server/features/branding/branding.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { makePng, makeSvg, type CodeLook } from './draw-code.ts'
import { printCode } from './print-code.ts'

type Look = ParsedInputOf<typeof contract.getQrCodePng>

/** What one hangs up, sticks on or hands out. Made after the transaction: it takes a while. */
export function makePrints({ transactions }: Foundations, getCode: (tx: CustomerTx, id: string) => Promise<QrCode>) {
  const gather = (actor: Actor, { qrCodeId, dark, light, hasLogo }: Omit<Look, 'pixels'>) =>
    transactions.read(actor.customerId, async (tx) => ({
      code: await getCode(tx, qrCodeId),
      look: { colors: { dark, light }, logo: hasLogo ? await findLogo(tx, 'large') : null } satisfies CodeLook,
    }))
  return {
    routes: [implementIn(transactions)(contract.getPrintBrand, describeBrand)],
    mounts: [
      implementDownload(contract.getQrCodePng, async ({ actor, input }) => {
        const { code, look } = await gather(actor, input)
        const content = await makePng(code.shortUrl, look, input.pixels)
        return { name: nameQrFile(code.name, 'qrcode.png'), mediaType: 'image/png', content }
      }),
      implementDownload(contract.getQrCodeSvg, async ({ actor, input }) => {
        const { code, look } = await gather(actor, input)
        const content = Buffer.from(await makeSvg(code.shortUrl, look, input.pixels))
        return { name: nameQrFile(code.name, 'qrcode.svg'), mediaType: 'image/svg+xml', content }
      }),
      implementDownload(contract.printQrCode, async ({ actor, input }) => {
        const { code, look } = await gather(actor, input)
        const brand = await transactions.read(actor.customerId, async (tx) => ({
          ...(await describeBrand(tx)),
          logo: await findLogo(tx, 'large'),
        }))
        const calls = contract.listPrintCalls(code)
        const content = await printCode(actor.customerId, {
          form: input.form,
          address: code.shortUrl,
          businessName: brand.businessName,
          call: calls.find(({ kind }) => kind === input.call) ?? calls[0],
          language: input.language ?? brand.language,
          codeColors: look.colors,
          brandColors: brand.colors,
          logo: brand.logo,
          isLogoInCode: input.hasLogo,
          madeAt: new Date(),
        })
        return { name: nameQrFile(code.name, `${input.form}.pdf`), mediaType: 'application/pdf', content }
      }),
    ],
  }
}

async function describeBrand(tx: CustomerTx) {
  const { language } = (await getSettings(tx)).general
  return { ...(await describeBranding(tx)), businessName: await getBusinessName(tx), language }
}
