import { Controller, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CAMPAIGN_LINK_KINDS, DELIVERY_CHANNELS, type PersonalChannel } from '#shared/domain/campaigns.ts'
import { PROVIDER_NAMES, SOCIAL_PROVIDERS } from '#shared/domain/providers.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { Checkbox, CheckboxGroup, Field, Select, TextInput } from '#web/ui/index.ts'
import type { CampaignForm } from './campaign-dialog.tsx'
import { isAutomatic } from './campaign-values.ts'
import { usePageChoices, useSenders } from './campaigns.queries.ts'

/** By which ways it goes out, and what each of them needs besides the message. */
export function Channels({ form }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns')
  const { control, register, formState } = form
  const sentenceOf = useFieldSentence()
  const [chosen, networks, type, automation] = useWatch({
    control,
    name: ['channels', 'socialPlatforms', 'type', 'automation'],
  })
  // Nobody is asked by a post.
  const offered = DELIVERY_CHANNELS.filter(
    (channel) => channel !== 'social_media' || !isAutomatic({ type, automation }),
  )
  const channels = chosen.filter((channel) => offered.includes(channel))
  const isSocial = channels.includes('social_media')
  return (
    <>
      <Controller
        control={control}
        name="channels"
        render={({ field: { value, onChange, ref } }) => (
          <CheckboxGroup
            ref={ref}
            legend={t('form.channels')}
            options={offered.map((channel) => ({ value: channel, label: t(`channels.${channel}`) }))}
            value={value}
            onChange={(ticked) => onChange(DELIVERY_CHANNELS.filter((channel) => ticked.includes(channel)))}
          />
        )}
      />
      {isSocial && <Networks form={form} />}
      {channels.includes('email') && (
        <Field label={t('form.subject')} hint={t('form.subjectHint')} error={sentenceOf(formState.errors.subject)}>
          <TextInput autoComplete="off" {...register('subject')} />
        </Field>
      )}
      {channels.includes('email') && <Sender form={form} channel="email" />}
      {channels.includes('sms') && <Sender form={form} channel="sms" />}
      {(isSocial || channels.includes('email')) && (
        <Field
          label={t('form.image')}
          hint={t(isSocial && networks.includes('instagram') ? 'form.imageForInstagram' : 'form.imageHint')}
          error={sentenceOf(formState.errors.imageUrl)}
        >
          <TextInput type="url" inputMode="url" autoComplete="off" placeholder={HTTPS} {...register('imageUrl')} />
        </Field>
      )}
    </>
  )
}

/** Only where there is more than one to choose from, or another than the default is chosen. */
function Sender({ form, channel }: { form: CampaignForm; channel: PersonalChannel }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const field = `${channel}SenderId` as const
  const chosen = useWatch({ control: form.control, name: field })
  const own = useSenders().filter((each) => each.channel === channel)
  if (own.length < 2 && chosen === '') return null
  const nameOf = ({ provider, sender }: (typeof own)[number]) => `${sender} (${PROVIDER_NAMES[provider]})`
  const usual = own.find(({ isDefault }) => isDefault)
  return (
    <Field label={t(`senders.${channel}`)} hint={t('senderHint')}>
      <Select
        placeholder={usual ? t('defaultSender', { sender: nameOf(usual) }) : t('noSender')}
        options={own.filter((each) => !each.isDefault).map((each) => ({ value: each.id, label: nameOf(each) }))}
        {...form.register(field)}
      />
    </Field>
  )
}

const HTTPS = 'https://'

function Networks({ form: { control } }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  return (
    <Controller
      control={control}
      name="socialPlatforms"
      render={({ field: { value, onChange, ref } }) => (
        <CheckboxGroup
          ref={ref}
          legend={t('networks')}
          options={SOCIAL_PROVIDERS.map((network) => ({ value: network, label: PROVIDER_NAMES[network] }))}
          value={value}
          onChange={(chosen) => onChange(SOCIAL_PROVIDERS.filter((network) => chosen.includes(network)))}
        />
      )}
    />
  )
}

/** Where the button leads; what there is none of is not offered. */
export function LinkFields({ form }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const [kind, channels] = useWatch({ control: form.control, name: ['link.kind', 'channels'] })
  const isOffered = {
    page: usePageChoices().length > 0,
    'review-links': useLocations().length > 0,
    url: true,
  }
  const kinds = CAMPAIGN_LINK_KINDS.filter((each) => isOffered[each] || each === kind)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('link')} hint={t('linkHint')}>
        <Select
          placeholder={t('noLink')}
          options={kinds.map((value) => ({ value, label: t(`links.${value}`) }))}
          {...form.register('link.kind')}
        />
      </Field>
      <LinkTarget form={form} kind={kind} />
      {kind !== '' && channels.includes('email') && (
        <Checkbox label={t('stars')} hint={t('starsHint')} {...form.register('hasStars')} />
      )}
    </div>
  )
}

function LinkTarget({ form, kind }: { form: CampaignForm; kind: string }) {
  'use no memo'
  const t = useTranslations('campaigns.form')
  const sentenceOf = useFieldSentence()
  const pages = usePageChoices()
  const { register, formState } = form
  const faults: Partial<Record<'pageId' | 'locationId' | 'url', { message?: string }>> = formState.errors.link ?? {}
  if (kind === 'page') {
    return (
      <Field label={t('page')} error={sentenceOf(faults.pageId)} isRequired>
        <Select
          placeholder={t('choosePage')}
          options={pages.map(({ id, name }) => ({ value: id, label: name }))}
          {...register('link.pageId')}
        />
      </Field>
    )
  }
  if (kind === 'review-links') {
    return (
      <Field label={t('location')} error={sentenceOf(faults.locationId)} isRequired>
        <LocationSelect none={t('chooseLocation')} {...register('link.locationId')} />
      </Field>
    )
  }
  return (
    kind === 'url' && (
      <Field label={t('url')} error={sentenceOf(faults.url)} isRequired>
        <TextInput type="url" inputMode="url" autoComplete="off" placeholder={HTTPS} {...register('link.url')} />
      </Field>
    )
  )
}
