import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QrCode } from '#shared/contracts/qr-codes.ts'
import {
  getQrCodePng,
  getQrCodeSvg,
  listPrintCalls,
  PRINT_FORM_NAMES,
  printQrCode,
} from '#shared/contracts/qr-prints.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { type CodeColors, findColorFault, nameQrFile, type PrintCall, type PrintForm } from '#shared/domain/qr-print.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useRefusalSentence } from '#web/components/failures/use-error-sentence.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { Banner, Button, Checkbox, Field, Select, SheetSection } from '#web/ui/index.ts'
import { CodePreview, type PrintBrand, SheetPreview } from './print-preview.tsx'
import { printBrandQuery } from '../qr-codes.queries.ts'
import { useCodeDownload } from '../use-qr-actions.ts'

const PICTURES = ['png', 'svg'] as const
const PIXELS = [256, 512, 1024, 2048] as const
type FileKind = PrintForm | (typeof PICTURES)[number]

const isSheet = (kind: FileKind): kind is PrintForm => kind !== 'png' && kind !== 'svg'

export function PrintSection({ code }: { code: QrCode }) {
  const t = useTranslations('qrCodes.print')
  const brand = useQuery(printBrandQuery)
  return (
    <SheetSection title={t('title')} text={t('text')}>
      <QueryState query={brand} failedTitle={t('failed')}>
        {(shown) => <PrintForms code={code} brand={shown} />}
      </QueryState>
    </SheetSection>
  )
}

interface Choices {
  kind: FileKind
  pixels: number
  language: Locale
  call: PrintCall['kind']
  colors: CodeColors
  hasLogo: boolean
}

interface ChoiceProps {
  choices: Choices
  onChange: (change: Partial<Choices>) => void
}

function PrintForms({ code, brand }: { code: QrCode; brand: PrintBrand }) {
  const t = useTranslations('qrCodes.print')
  const refusalSentence = useRefusalSentence()
  const calls = listPrintCalls(code)
  const [choices, setChoices] = useState<Choices>({
    kind: 'poster',
    pixels: 1024,
    language: brand.language,
    call: calls[0].kind,
    colors: { dark: '#000000', light: '#ffffff' },
    hasLogo: false,
  })
  const onChange = (change: Partial<Choices>) => setChoices({ ...choices, ...change })
  const { kind, colors, hasLogo, language } = choices
  const fault = findColorFault(colors)
  const call = calls.find((each) => each.kind === choices.call) ?? calls[0]
  const look = { address: code.shortUrl, colors, logo: hasLogo ? brand.logo : null }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <KindChoice choices={choices} onChange={onChange} />
        {isSheet(kind) && <WordChoice code={code} choices={choices} onChange={onChange} />}
        <ColorChoice choices={choices} onChange={onChange} />
        {brand.logo && (
          <Checkbox
            label={t('logo')}
            className="self-end"
            checked={hasLogo}
            onChange={({ target }) => onChange({ hasLogo: target.checked })}
          />
        )}
      </div>
      {fault && <Banner tone="bad">{refusalSentence({ refusal: { reason: fault, values: {} } })}</Banner>}
      <figure className="flex flex-col items-center gap-2 rounded-card bg-inset p-4">
        {isSheet(kind) ? (
          <SheetPreview form={kind} {...{ call, language, brand, look }} />
        ) : (
          <CodePreview look={look} />
        )}
        <figcaption className="text-sm text-ink-muted">{t('previewOf', { form: t(`forms.${kind}`) })}</figcaption>
      </figure>
      <DownloadButton code={code} choices={choices} isRefused={fault !== null} />
    </div>
  )
}

function KindChoice({ choices, onChange }: ChoiceProps) {
  const t = useTranslations('qrCodes.print')
  const kinds = [...PRINT_FORM_NAMES, ...PICTURES]
  return (
    <>
      <Field label={t('kind')}>
        <Select
          value={choices.kind}
          options={kinds.map((kind) => ({ value: kind, label: t(`forms.${kind}`) }))}
          onChange={({ target }) => onChange({ kind: kinds.find((kind) => kind === target.value) ?? 'poster' })}
        />
      </Field>
      {choices.kind === 'png' && (
        <Field label={t('size')}>
          <Select
            value={String(choices.pixels)}
            options={PIXELS.map((pixels) => ({
              value: String(pixels),
              label: t('pixels', { pixels: String(pixels) }),
            }))}
            onChange={({ target }) => onChange({ pixels: Number(target.value) })}
          />
        </Field>
      )}
    </>
  )
}

function WordChoice({ code, choices, onChange }: ChoiceProps & { code: QrCode }) {
  const t = useTranslations('qrCodes.print')
  const calls = listPrintCalls(code)
  return (
    <>
      <Field label={t('language')}>
        <Select
          value={choices.language}
          options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
          onChange={({ target }) => onChange({ language: LOCALES.find((locale) => locale === target.value) ?? 'en' })}
        />
      </Field>
      <Field label={t('call')} hint={code.warning ? t('callYelp') : undefined}>
        <Select
          value={choices.call}
          options={calls.map(({ kind }) => ({ value: kind, label: t(`calls.${kind}`) }))}
          onChange={({ target }) =>
            onChange({ call: calls.find(({ kind }) => kind === target.value)?.kind ?? code.type })
          }
        />
      </Field>
    </>
  )
}

function ColorChoice({ choices: { colors }, onChange }: ChoiceProps) {
  const t = useTranslations('qrCodes.print')
  return (
    <div className="flex gap-4">
      {(['dark', 'light'] as const).map((part) => (
        <label key={part} className="flex flex-1 flex-col gap-1.5 font-medium">
          {t(`colors.${part}`)}
          <input
            type="color"
            value={colors[part]}
            onChange={({ target }) => onChange({ colors: { ...colors, [part]: target.value } })}
            className="h-9 w-full cursor-pointer rounded-control border border-line-strong bg-card p-1 pointer-coarse:h-11"
          />
        </label>
      ))}
    </div>
  )
}

interface DownloadButtonProps {
  code: QrCode
  choices: Choices
  isRefused: boolean
}

function DownloadButton({ code: { id: qrCodeId, name }, choices, isRefused }: DownloadButtonProps) {
  const t = useTranslations('qrCodes.print')
  const { download, isBusy } = useCodeDownload(qrCodeId)
  const { kind, pixels, language, call, colors, hasLogo } = choices
  const look = { qrCodeId, ...colors, hasLogo: String(hasLogo) }
  const start = () => {
    if (isSheet(kind)) {
      const input = { ...look, form: kind, language, call }
      download({ endpoint: printQrCode, input, fileName: nameQrFile(name, `${kind}.pdf`) })
    } else if (kind === 'png') {
      download({ endpoint: getQrCodePng, input: { ...look, pixels }, fileName: nameQrFile(name, 'qrcode.png') })
    } else {
      download({ endpoint: getQrCodeSvg, input: look, fileName: nameQrFile(name, 'qrcode.svg') })
    }
  }
  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden />}
      isBusy={isBusy}
      busyLabel={t('making')}
      disabled={isRefused}
      onClick={start}
      className="self-start"
    >
      {t('download', { form: t(`forms.${kind}`) })}
    </Button>
  )
}
