import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { MailStep } from './mail-step.tsx'
import { paths } from '#shared/domain/paths.ts'
import { TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { MailRequestForm } from './email-form.tsx'

export function ForgotPasswordPage() {
  const t = useTranslations('recovery')
  const mail = useTranslations('mailStep')
  const session = useTranslations('session')
  const router = useRouter()
  const typedEmail = useLocation({ select: ({ state }) => state.typedEmail })
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <DoorFrame
      title={sentTo === null ? t('forgotTitle') : mail('title')}
      subtitle={sentTo === null ? t('forgotSubtitle') : t('forgotSent')}
      below={
        <Link to={paths.login} className={TEXT_LINK_CLASSES}>
          {session('backToSignIn')}
        </Link>
      }
    >
      {sentTo === null ? (
        <MailRequestForm purpose="recovery" typedEmail={typedEmail} onSent={setSentTo} />
      ) : (
        <MailStep
          purpose="recovery"
          email={sentTo}
          onConfirmed={() => router.navigate({ to: paths.resetPassword, replace: true })}
        />
      )}
    </DoorFrame>
  )
}
