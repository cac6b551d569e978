import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  APPROVAL_EXCEPTIONS,
  type ApprovalException,
  exceptionsFor,
  needsApproval,
} from '#shared/domain/permission-rules.ts'
import { type Permission, type TeamRole, APPROVAL_RULES, DEFAULT_APPROVAL_RULE } from '#shared/domain/permissions.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Card, Field, Select, useToast } from '#web/ui/index.ts'
import { approvalRuleQuery, useChangeApprovalRule } from './team.queries.ts'

/** Whose replies wait in this workspace. It saves itself; whoever may not change it reads it. */
export function ApprovalRuleCard() {
  const t = useTranslations('team.approval')
  const toast = useToast()
  const sentenceOf = useErrorSentence()
  const canManage = can(useMe(), 'team.manage')
  const { data } = useQuery(approvalRuleQuery)
  const change = useChangeApprovalRule({
    onSuccess: () => toast({ tone: 'good', title: t('saved') }),
    onError: (error) => toast({ tone: 'bad', title: t('failed'), text: sentenceOf(error) }),
  })
  if (!data) return null
  const shown = change.isPending ? change.variables : data.rule
  if (!canManage) {
    return (
      <Card title={t('title')}>
        <dl>
          <dt className="text-ink-muted">{t('label')}</dt>
          <dd>{t(`rules.${shown}`)}</dd>
        </dl>
      </Card>
    )
  }
  return (
    <Card title={t('title')}>
      <Field label={t('label')} hint={t('hint')}>
        <Select
          value={shown}
          options={APPROVAL_RULES.map((rule) => ({ value: rule, label: t(`rules.${rule}`) }))}
          onChange={({ target }) => {
            const rule = APPROVAL_RULES.find((each) => each === target.value)
            if (rule) change.mutate(rule)
          }}
        />
      </Field>
    </Card>
  )
}

interface MemberApprovalProps {
  approval: ApprovalException | null
  isLocked: boolean
  onChange: (approval: ApprovalException | null) => void
}

export function MemberApprovalField({ approval, isLocked, onChange }: MemberApprovalProps) {
  const t = useTranslations('team.approval')
  return (
    <Field label={t('member')}>
      <Select
        value={approval ?? ''}
        placeholder={t('asRule')}
        disabled={isLocked}
        options={APPROVAL_EXCEPTIONS.map((each) => ({ value: each, label: t(each) }))}
        onChange={({ target }) => onChange(APPROVAL_EXCEPTIONS.find((each) => each === target.value) ?? null)}
      />
    </Field>
  )
}

interface Chosen {
  role: TeamRole
  permissions: readonly Permission[]
  approval: ApprovalException | null
}

/** What would come of what is chosen. */
export function useWaits({ role, permissions, approval }: Chosen): boolean {
  const { data } = useQuery(approvalRuleQuery)
  const exceptions = exceptionsFor(role, permissions)
  return needsApproval({ role, exceptions, approval }, data?.rule ?? DEFAULT_APPROVAL_RULE)
}
