// The form that customers fill in by a link: a separate entry, without the router and the frame of staff's screens.
import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../theme/controls.css'
import '../../../theme/layout.css'
import './_public/customerRequest.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlRoot } from '../../../i18n/IntlRoot.tsx'
import { addMessages, chooseLanguage, showLanguage } from '../../../i18n/intl.ts'
import { hasChosenLanguage, readLanguage } from '../../../i18n/language.ts'
import { CustomerRequest } from './CustomerRequest.tsx'
import { type CheckedLink, checkLink } from './calls.ts'
import { forgetLink, takeLink } from './link.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('customerRequest.html has no #root')

const hadChosen = hasChosenLanguage()
const token = takeLink()
const checked: CheckedLink = await checkLink(token)
if (checked.state === 'USED' || checked.state === 'EXPIRED') forgetLink()
// Without a stored choice, the language of the email is used.
await (checked.state === 'OPEN' && !hadChosen ? chooseLanguage(checked.request.language) : showLanguage(readLanguage()))
await addMessages(['customerRequest'])
createRoot(root).render(
  <StrictMode>
    <IntlRoot>
      <CustomerRequest checked={checked} />
    </IntlRoot>
  </StrictMode>,
)
