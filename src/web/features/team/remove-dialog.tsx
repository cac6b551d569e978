import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamMember } from '#shared/contracts/team.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { Button, Dialog, Field, Select, useToast } from '#web/ui/index.ts'
import { teamQuery, useRemoveMember, useTransfer } from './team.queries.ts'

interface MemberDialogProps {
  member: TeamMember
  onClose: () => void
}

/** Asks who goes on with what was theirs. */
export function RemoveDialog({ member, onClose }: MemberDialogProps) {
  const t = useTranslations('team.remove')
  const toast = useToast()
  const remove = useRemoveMember()
  const { data } = useInfiniteQuery(teamQuery({ status: 'active' }))
  const [heirId, setHeirId] = useState('')
  const { id: memberId, name, status } = member
  const isInvited = status === 'invited'
  const colleagues = (data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => id !== memberId)
  const confirm = async () => {
    try {
      await remove.mutateAsync({ memberId, ...(heirId !== '' && { handOverTo: heirId }) })
    } catch {
      // Told in the window.
      return
    }
    toast({ tone: 'good', title: t(isInvited ? 'withdrawn' : 'removed', { name }) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      findFinalFocus={findPageHeading}
      title={t(isInvited ? 'withdrawTitle' : 'title')}
      description={t(isInvited ? 'withdrawText' : 'text', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" isBusy={remove.isPending} busyLabel={t('busy')} onClick={() => void confirm()}>
            {t(isInvited ? 'withdraw' : 'confirm')}
          </Button>
        </>
      }
    >
      {!isInvited && (
        <Field label={t('heir')} hint={t('heirHint')}>
          <Select
            value={heirId}
            placeholder={t('nobody')}
            options={colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
            onChange={({ target }) => setHeirId(target.value)}
          />
        </Field>
      )}
      <ProblemBanner title={t('failed')} error={remove.error} />
    </Dialog>
  )
}

/** The server wants to know first that it is the owner who does this. */
export function TransferDialog({ member, onClose }: MemberDialogProps) {
  const t = useTranslations('team.transfer')
  const toast = useToast()
  const { mutateAsync } = useTransfer()
  const proven = useProvenAttempt()
  const { id, name } = member
  const hand = () =>
    proven.attempt(async () => {
      await mutateAsync(id)
      toast({ tone: 'good', title: t('done', { name }) })
      onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      findFinalFocus={findPageHeading}
      title={t('title', { name })}
      description={t('text', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            variant="danger"
            isBusy={proven.isBusy}
            busyLabel={t('busy')}
            disabled={proven.waiting !== null}
            onClick={() => void hand()}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <ProofStep of={proven} />
      <ProblemBanner title={t('failed')} error={proven.error} />
    </Dialog>
  )
}
