import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Table, type TableColumn } from '#web/ui/index.ts'
import { averageOf, type Course, type CourseStep, sumOver } from './course-steps.ts'
import { useCourseWords } from './use-course-words.ts'

interface CourseTableProps {
  course: Course
  platforms: readonly Platform[]
}

/** The same as the chart, newest first. */
export function CourseTable({ course, platforms }: CourseTableProps) {
  const t = useTranslations('dashboardOverview.course')
  const formatting = useFormatting()
  const words = useCourseWords(course.grain)
  const averageIn = (step: CourseStep) => {
    const average = averageOf(sumOver(step, platforms))
    return average === null ? '–' : words.rating(average)
  }
  const columns: TableColumn<CourseStep>[] = [
    { key: 'when', header: t('when'), cell: ({ first }) => words.whole(first), isRowHeader: true },
    { key: 'rating', header: t('rating'), cell: averageIn, align: 'end' },
    {
      key: 'reviews',
      header: t('reviews'),
      cell: (step) => formatting.number(sumOver(step, platforms).reviewCount),
      align: 'end',
    },
    ...(platforms.length > 1 ? platforms : []).map((platform): TableColumn<CourseStep> => ({
      key: platform,
      header: PLATFORM_NAMES[platform],
      cell: (step) => (step.sums.has(platform) ? words.summary(sumOver(step, [platform])) : '–'),
      align: 'end',
    })),
  ]
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={course.steps.toReversed()}
      rowKey={({ first }) => first}
      phoneLayout="scroll"
    />
  )
}
