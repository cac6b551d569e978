import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Platform } from '#shared/domain/platforms.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card, EmptyState, joinClasses, Skeleton, SkeletonGroup, Switch } from '#web/ui/index.ts'
import type { ShownDashboard } from '../figure-links.ts'
import { CourseChart } from './course-chart.tsx'
import { type Course, buildCourse } from './course-steps.ts'
import { CourseTable } from './course-table.tsx'
import { PlatformLegend } from './platform-legend.tsx'

/** Rating and volume over time. */
export function CourseCard({ query, isNew }: { query: UseQueryResult<ShownDashboard>; isNew: boolean }) {
  const t = useTranslations('dashboardOverview.course')
  const [isTable, setIsTable] = useState(false)
  const course = query.data && buildCourse(query.data)
  const isEmpty = course?.steps.length === 0
  return (
    <Card
      title={t('title')}
      isFlush
      {...(course && !isEmpty && { subtitle: t(`grains.${course.grain}`) })}
      actions={
        course &&
        !isEmpty && (
          <Switch label={t('asTable')} checked={isTable} onChange={({ target }) => setIsTable(target.checked)} />
        )
      }
    >
      <div className={joinClasses('transition-opacity duration-150', query.isPlaceholderData && 'opacity-60')}>
        <QueryState query={query} failedTitle={t('failed')} skeleton={<CourseSkeleton />}>
          {({ period }) =>
            course && !isEmpty ? (
              <CourseContent course={course} isTable={isTable} />
            ) : (
              <EmptyState
                kind="first-use"
                title={t(isNew || period === 'all' ? 'emptyEver' : 'empty')}
                text={t(isNew || period === 'all' ? 'emptyEverText' : 'emptyText')}
              />
            )
          }
        </QueryState>
      </div>
    </Card>
  )
}

function CourseContent({ course, isTable }: { course: Course; isTable: boolean }) {
  const [hidden, setHidden] = useState<readonly Platform[]>([])
  const visible = course.platforms.filter((platform) => !hidden.includes(platform))
  // With the last one gone, too, there is nothing left to look at: then all are meant again.
  const platforms = visible.length > 0 ? visible : course.platforms
  const toggle = (platform: Platform) =>
    setHidden(
      platforms.includes(platform)
        ? course.platforms.filter((other) => !platforms.includes(other) || other === platform)
        : hidden.filter((other) => other !== platform),
    )
  return (
    <>
      <div className="flex flex-col gap-3 px-5 pb-4">
        {course.platforms.length > 1 && (
          <PlatformLegend platforms={course.platforms} shown={platforms} onToggle={toggle} />
        )}
        {!isTable && <CourseChart course={course} platforms={platforms} />}
      </div>
      {isTable && (
        <div className="border-t border-line">
          <CourseTable course={course} platforms={platforms} />
        </div>
      )}
    </>
  )
}

/** As high as the chart with its legend. */
function CourseSkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4 px-5 pb-4">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-53 w-full" />
    </SkeletonGroup>
  )
}
