// The customer portal: a separate entry, without the router and the frame of staff's screens.
import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../theme/controls.css'
import '../../../theme/layout.css'
import './customerPortal.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlRoot } from '../../../i18n/IntlRoot.tsx'
import { addMessages, chooseLanguage, showLanguage } from '../../../i18n/intl.ts'
import { hasChosenLanguage, readLanguage } from '../../../i18n/language.ts'
import { CustomerPortal, type FirstAnswer } from './CustomerPortal.tsx'
import { readPortal } from './calls.ts'
import { takeLink } from './link.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('customerPortal.html has no #root')

// Before any request: removes the secret from the address.
takeLink()
const hadChosen = hasChosenLanguage()
const first = await readPortal().then(
  (portal): FirstAnswer => ({ portal }),
  (error: unknown): FirstAnswer => ({ message: error instanceof Error ? error.message : '' }),
)
const own = 'portal' in first ? first.portal?.customer.language : undefined
// Without a stored choice, the language of the customer's emails is used.
await (own !== undefined && !hadChosen ? chooseLanguage(own === 'EN' ? 'en' : 'id') : showLanguage(readLanguage()))
await addMessages(['customerPortal', 'claims'])
createRoot(root).render(
  <StrictMode>
    <IntlRoot>
      <CustomerPortal first={first} />
    </IntlRoot>
  </StrictMode>,
)
