import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { HOSTED_PAGE_TABS } from '#shared/contracts/addresses.ts'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { hostedPageQuery } from '#web/features/hosted-pages/hosted-pages.queries.ts'
import { PageBuilder } from '#web/features/hosted-pages/page-builder.tsx'
import { PageLinks } from '#web/features/hosted-pages/page-links.tsx'
import { PageResults } from '#web/features/page-responses/page-results.tsx'
import { TabPanel, Tabs, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

/** One page: what it says and asks, and what its visitors answered. */
export function HostedPageScreen() {
  const t = useTranslations('hostedPages')
  const { pageId } = useParams({ from: '/shell/qr-codes/pages/$pageId' })
  const navigate = useNavigate()
  const page = useQuery(hostedPageQuery(pageId))
  return (
    <div className="flex flex-col gap-2">
      <Link to={paths.hostedPages} className={`${TEXT_LINK_CLASSES} flex w-fit items-center gap-1 text-sm`}>
        <ChevronLeft aria-hidden className="size-4" />
        {t('allPages')}
      </Link>
      <Page
        title={page.data?.name ?? t('page')}
        {...(page.data && { subtitle: t(`kinds.${page.data.kind}.name`), actions: <PageLinks page={page.data} /> })}
      >
        <QueryState
          query={page}
          failedTitle={t('pageFailed')}
          gone={{
            title: t('goneTitle'),
            text: t('goneText'),
            close: t('backToList'),
            onClose: () => void navigate({ to: paths.hostedPages }),
          }}
        >
          {(shown) => <PageTabs key={pageId} page={shown} />}
        </QueryState>
      </Page>
    </div>
  )
}

function PageTabs({ page }: { page: HostedPage }) {
  const t = useTranslations('hostedPages.tabs')
  const { tab = 'build' } = useSearch({ from: '/shell/qr-codes/pages/$pageId' })
  const navigate = useNavigate()
  return (
    <Tabs
      label={t('label')}
      tabs={HOSTED_PAGE_TABS.map((value) => ({ value, label: t(value) }))}
      value={tab}
      onValueChange={(chosen) =>
        void navigate({
          to: paths.hostedPage,
          params: { pageId: page.id },
          search: { tab: chosen },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <TabPanel value="build">
        <PageBuilder page={page} />
      </TabPanel>
      <TabPanel value="results">
        <PageResults pageId={page.id} />
      </TabPanel>
    </Tabs>
  )
}
