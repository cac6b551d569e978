import '#web/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { theme } from '#web/kernel/theme.ts'
import { Startup } from './startup/startup.tsx'
import { startupState } from './startup/startup-state.ts'

theme.start()
startupState.recordUnhandledErrors()

const root = document.getElementById('root')
if (root) createRoot(root).render(<Startup />)
