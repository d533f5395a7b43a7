import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import './theme/layout.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { IntlRoot } from './i18n/IntlRoot.tsx'
import { showLanguage } from './i18n/intl.ts'
import { readLanguage } from './i18n/language.ts'
import { createRouter } from './router.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

await showLanguage(readLanguage())
createRoot(root).render(
  <StrictMode>
    <IntlRoot>
      <RouterProvider router={createRouter()} />
    </IntlRoot>
  </StrictMode>,
)
