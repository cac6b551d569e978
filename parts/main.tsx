import './parts.css'
import { createRoot } from 'react-dom/client'
import { common } from '#web/i18n/common/en.ts'
import { theme } from '#web/kernel/theme.ts'
import { UiProvider } from '#web/ui/index.ts'
import { PartsPage } from './parts-page.tsx'

theme.start()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiProvider locale="en" labels={common.parts}>
      <main>
        <PartsPage />
      </main>
    </UiProvider>,
  )
}
