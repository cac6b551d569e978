import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  brandColorsInput,
  type Branding,
  changeBrandColors,
  getBranding,
  LOGO_BYTES,
  LOGO_SURFACES,
  type LogoSurface,
  LOGO_TYPES,
  removeLogo,
  uploadLogo,
} from '#shared/contracts/settings.ts'
import { BRAND_COLORS, type BrandColors, suggestReadable, textOn } from '#shared/domain/customer-settings.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { FileUpload, type SentFile } from '#web/components/forms/file-upload.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { ChangedMeanwhile, useSettingsForm } from '#web/components/forms/settings-form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { toPlans } from '#web/components/plans-link.tsx'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, Field, TextInput, useToast } from '#web/ui/index.ts'

const brandingQuery = endpointQuery(queryKeys.branding, getBranding, {})

type ColorsInput = InputOf<typeof changeBrandColors>
type SavedColors = BrandColors & Pick<Branding, 'revision'>

const pickColors = ({ colors, revision }: Branding): SavedColors => ({ ...colors, revision })

export const useSaveBrandColors = ({ onSaved }: { onSaved: () => void }) =>
  useChange((colors: ColorsInput) => call(changeBrandColors, colors), {
    answers: brandingQuery,
    // What somebody else has changed meanwhile is to be seen.
    renews: [queryKeys.branding],
    onSuccess: onSaved,
  })

interface ColorsProps {
  formId: string
  onSave: (colors: ColorsInput) => Promise<Branding>
}

/** How the business looks to its customers. The logo saves itself, the colors by the page's own button. */
export function BrandingTab(props: ColorsProps) {
  const t = useTranslations('settings.branding')
  const branding = useQuery(brandingQuery)
  return (
    <QueryState query={branding} failedTitle={t('failed')}>
      {(saved) => (
        <div className="flex flex-col gap-6">
          <LogoCard {...saved} />
          <ColorsCard {...props} saved={saved} />
        </div>
      )}
    </QueryState>
  )
}

function useBusinessName(): string {
  const common = useTranslations('common')
  return useMe().customer?.companyName || common('yourBusiness')
}

type Logos = Pick<Branding, 'logo' | 'darkLogo'>

function LogoCard(logos: Logos) {
  const t = useTranslations('settings.branding.logo')
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="grid gap-8 md:grid-cols-2">
        {LOGO_SURFACES.map((surface) => (
          <LogoOf key={surface} surface={surface} {...logos} />
        ))}
      </div>
    </Card>
  )
}

/** The logo as it stands on what is light or dark, and another one in its place. */
function LogoOf({ surface, logo, darkLogo }: Logos & { surface: LogoSurface }) {
  const t = useTranslations('settings.branding.logo')
  const name = useBusinessName()
  const [removals, setRemovals] = useState(0)
  const { mutateAsync: upload } = useChange(
    ({ data, onSent }: SentFile) => call(uploadLogo, { data, surface }, { onSent }),
    { answers: brandingQuery },
  )
  const own = surface === 'dark' ? darkLogo : logo
  const shown = own ?? logo
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center gap-4">
        {shown ? (
          <img
            src={shown.medium}
            alt={t(`${surface}.alt`, { name })}
            style={paintedIn(PAPERS[surface])}
            className="max-h-32 max-w-full rounded-control p-2"
          />
        ) : (
          <p className="text-ink-muted">{t(`${surface}.none`)}</p>
        )}
        {shown && !own && <p className="text-sm text-ink-muted">{t('same')}</p>}
        <RemoveLogo surface={surface} isOffered={own !== null} onRemoved={() => setRemovals(removals + 1)} />
      </div>
      <FileUpload
        // It tells of a logo that has gone since.
        key={removals}
        label={t(`${surface}.choose`)}
        hint={t('hint', { megabytes: LOGO_BYTES / 1_000_000 })}
        buttonLabel={t(`${surface}.button`)}
        types={LOGO_TYPES}
        mostBytes={LOGO_BYTES}
        send={upload}
      />
    </div>
  )
}

interface RemoveLogoProps {
  surface: LogoSurface
  isOffered: boolean
  onRemoved: () => void
}

function RemoveLogo({ surface, isOffered, onRemoved }: RemoveLogoProps) {
  const t = useTranslations('settings.branding.logo')
  const toast = useToast()
  const { mutateAsync } = useChange(() => call(removeLogo, { surface }), { answers: brandingQuery })
  return (
    <ConfirmButton
      isOffered={isOffered}
      label={t(`${surface}.remove`)}
      words={{
        title: t(`${surface}.removeTitle`),
        text: t(`${surface}.removeText`),
        keep: t('keep'),
        confirm: t('confirm'),
        busy: t('removing'),
        failed: t('removeFailed'),
      }}
      onConfirm={async () => {
        await mutateAsync()
        onRemoved()
        toast({ tone: 'good', title: t('removed') })
      }}
      findNext={findPageHeading}
    />
  )
}

function ColorsCard({ saved, ...props }: ColorsProps & { saved: Branding }) {
  const t = useTranslations('settings.branding.colors')
  const isInPlan = hasInPlan(useMe(), 'custom-branding')
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {isInPlan ? (
        <ColorsForm {...props} saved={saved} />
      ) : (
        <div className="flex flex-col gap-5">
          <p>{t.rich('notInPlan', { plans: toPlans })}</p>
          <Previews {...saved} />
        </div>
      )}
    </Card>
  )
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

function ColorsForm({ formId, onSave, saved }: ColorsProps & { saved: Branding }) {
  'use no memo'
  const form = useForm<ColorsInput>({ resolver: zodResolver(brandColorsInput), defaultValues: pickColors(saved) })
  const { submit, ...meanwhile } = useSettingsForm({
    name: 'branding',
    form,
    saved: pickColors(saved),
    onSave: async (colors) => pickColors(await onSave(colors)),
  })
  const typed = useWatch({ control: form.control })
  const shown = { ...saved.colors }
  for (const name of BRAND_COLORS) {
    const color = typed[name] ?? ''
    if (isColor(color)) shown[name] = color
  }
  return (
    <div className="flex flex-wrap gap-8">
      <Form id={formId} onSubmit={submit} className="flex min-w-0 flex-1 basis-64 flex-col gap-5">
        <ChangedMeanwhile {...meanwhile} />
        {BRAND_COLORS.map((name) => (
          <ColorField key={name} name={name} form={form} shown={shown[name]} />
        ))}
      </Form>
      <Previews {...saved} colors={shown} />
    </div>
  )
}

interface ColorFieldProps {
  name: keyof BrandColors
  form: UseFormReturn<ColorsInput>
  /** The last that made sense. */
  shown: string
}

/** Picked or typed; how well text reads on it is said at once. */
function ColorField({ name, form, shown }: ColorFieldProps) {
  'use no memo'
  const t = useTranslations('settings.branding.colors')
  const format = useFormatter()
  const sentenceOf = useFieldSentence()
  const { contrast, isReadable } = textOn(shown)
  const choose = (color: string) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true })
  // Rounded down: what is just too low must not look like enough.
  const said = format.number(Math.floor(contrast * 10) / 10, { minimumFractionDigits: 1 })
  return (
    <Field
      label={t(name)}
      hint={t(isReadable ? 'readable' : 'unreadable', { contrast: said })}
      error={sentenceOf(form.formState.errors[name])}
    >
      <div className="flex flex-wrap gap-2">
        <input
          type="color"
          aria-label={t('pick', { color: t(name) })}
          value={shown.toLowerCase()}
          onChange={({ target }) => choose(target.value)}
          className="h-9 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-card p-1 pointer-coarse:h-11"
        />
        <TextInput
          {...form.register(name)}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={7}
          className="max-w-32 font-mono"
        />
        {!isReadable && (
          <Button onClick={() => choose(suggestReadable(shown))}>
            {t('suggest', { color: suggestReadable(shown) })}
          </Button>
        )}
      </div>
    </Field>
  )
}

/** As customers see it, whichever theme the team works in. */
const PAPERS: Record<LogoSurface, string> = { light: '#ffffff', dark: '#1c2427' }
const paintedIn = (color: string) => ({ backgroundColor: color, color: textOn(color).color })

const Previews = (branding: Branding) => (
  <div className="flex flex-wrap gap-4">
    {LOGO_SURFACES.map((surface) => (
      <Preview key={surface} surface={surface} {...branding} />
    ))}
  </div>
)

function Preview({ surface, logo, darkLogo, colors }: Branding & { surface: LogoSurface }) {
  const t = useTranslations('settings.branding.colors')
  const name = useBusinessName()
  const isDark = surface === 'dark'
  const shown = (isDark && logo && darkLogo) || logo
  return (
    <figure aria-label={isDark ? t('sampleDark') : t('sample', { name })} className="w-64 max-w-full">
      <figcaption className="mb-1.5 font-medium">{t(isDark ? 'previewDark' : 'preview')}</figcaption>
      <div
        style={paintedIn(PAPERS[surface])}
        className="flex flex-col items-center gap-4 overflow-hidden rounded-card border border-line text-center"
      >
        {/* As on prints and pages: the head, its stripe and the foot. */}
        <span
          style={{ ...paintedIn(colors.primary), borderColor: colors.accent }}
          className="w-full border-b-3 px-4 py-2 font-semibold break-words"
        >
          {name}
        </span>
        {shown && <img src={shown.medium} alt="" className="max-h-16 max-w-3/4" />}
        <span>{t('question')}</span>
        <span style={paintedIn(colors.primary)} className="rounded-control px-4 py-2 font-medium">
          {t('answer')}
        </span>
        <span style={paintedIn(colors.secondary)} className="w-full px-4 py-1 text-sm">
          {t('thanks')}
        </span>
      </div>
    </figure>
  )
}
