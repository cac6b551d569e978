import { useTranslations } from 'use-intl'
import type { SsoKind, SsoSetUp } from '#shared/contracts/sso.ts'
import { CopyButton } from '#web/components/copy-button.tsx'

const ADDRESSES = {
  saml: ['samlEntityId', 'samlAcsUrl'],
  oidc: ['oidcCallbackUrl'],
} as const satisfies Record<SsoKind, readonly (keyof SsoSetUp['service'])[]>

/** What the company's provider must be told about this installation. */
export function ServiceAddresses({ kind, service }: { kind: SsoKind; service: SsoSetUp['service'] }) {
  const t = useTranslations('sso')
  return (
    <div className="flex flex-col gap-3 rounded-control bg-inset p-4">
      <h3 className="font-medium">{t('service')}</h3>
      <dl className="flex flex-col gap-3">
        {ADDRESSES[kind].map((name) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-sm text-ink-muted">{t(`serviceParts.${name}`)}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <code className="min-w-0 text-sm break-all">{service[name]}</code>
              <CopyButton
                text={service[name]}
                label={t('copy')}
                name={t('copyOf', { what: t(`serviceParts.${name}`) })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
