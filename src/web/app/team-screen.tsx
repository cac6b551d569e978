import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TEAM_TABS } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { ActivityTab } from '#web/features/activity/activity-tab.tsx'
import { MissingRightNote } from '#web/components/missing-right.tsx'
import { TeamPage } from '#web/features/team/team-page.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { TabPanel, Tabs } from '#web/ui/index.ts'

/** The people, and what they did; the second for whoever may see it. */
export function TeamScreen() {
  const t = useTranslations('activityTab')
  const canSeeActivity = can(useMe(), 'activity.view')
  const { tab = 'members' } = useSearch({ from: '/shell/team' })
  const navigate = useNavigate()
  const labels = { members: t('members'), activity: t('title') }
  return (
    <TeamPage
      frame={(members) =>
        canSeeActivity ? (
          <Tabs
            label={t('tabs')}
            tabs={TEAM_TABS.map((value) => ({ value, label: labels[value] }))}
            value={tab}
            onValueChange={(chosen) =>
              void navigate({ to: paths.team, search: { tab: chosen }, replace: true, resetScroll: false })
            }
          >
            <TabPanel value="members">{members}</TabPanel>
            <TabPanel value="activity">
              <Activity />
            </TabPanel>
          </Tabs>
        ) : (
          <div className="flex flex-col gap-4">
            {tab === 'activity' && <MissingRightNote permission="activity.view" />}
            {members}
          </div>
        )
      }
    />
  )
}

/** Its filter lives in the address alone. */
function Activity() {
  const { actor, subject, from, to } = useSearch({ from: '/shell/team' })
  const filter = { actor, subject, from, to }
  const navigate = useNavigate()
  return (
    <ActivityTab
      filter={filter}
      onChange={(change) => {
        const next = { ...filter, ...change }
        const search = { ...next, tab: 'activity', subject: next.subject && [...next.subject] } as const
        void navigate({ to: paths.team, search, replace: true, resetScroll: false })
      }}
    />
  )
}
