import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { MailStep } from './mail-step.tsx'
import { useDoorSearch, useEnter } from '#web/components/account/use-enter.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { paths } from '#shared/domain/paths.ts'
import type { MailPurpose } from '#web/kernel/session/mail-code.ts'
import { findEntrance } from '#web/kernel/session/safe-return-path.ts'
import type { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { Banner, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { MailRequestForm } from './email-form.tsx'

interface ExpiredLinkProps {
  purpose: MailPurpose | null
  failure: AuthFailure
}

/** The link did not work. Where it is known what it was for, the mail can be asked for again. */
export function ExpiredLink({ purpose, failure }: ExpiredLinkProps) {
  const t = useTranslations('mailStep')
  const session = useTranslations('session')
  const sentenceFor = useErrorSentence()
  const search = useDoorSearch()
  const enter = useEnter()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isExpired = failure.kind === 'code-wrong' || failure.kind === 'link-expired'

  return (
    <DoorFrame
      title={sentTo === null ? t('verifyTitle') : t('title')}
      below={
        <Link to={paths.login} className={TEXT_LINK_CLASSES}>
          {session('backToSignIn')}
        </Link>
      }
    >
      {purpose !== null && sentTo !== null ? (
        <MailStep purpose={purpose} email={sentTo} onConfirmed={() => enter(findEntrance(search) ?? paths.dashboard)} />
      ) : (
        <div className="flex flex-col gap-4">
          <Banner tone="warn">{isExpired ? t('linkExpired') : sentenceFor(failure)}</Banner>
          {purpose !== null && <MailRequestForm purpose={purpose} onSent={setSentTo} />}
        </div>
      )}
    </DoorFrame>
  )
}
