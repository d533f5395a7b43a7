// The page where customers pay an invoice by a link: a separate entry, without the router and the frame of staff's screens.
import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../theme/controls.css'
import '../../../theme/layout.css'
import './checkout.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlRoot } from '../../../i18n/IntlRoot.tsx'
import { addMessages, showLanguage } from '../../../i18n/intl.ts'
import { hasChosenLanguage, readLanguage } from '../../../i18n/language.ts'
import { Checkout } from './Checkout.tsx'
import { openCheckout } from './checkoutCalls.ts'
import { followOtherLinks, takeCheckoutLink } from './checkoutLink.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('checkout.html has no #root')

// Without a stored choice, the browser's language is used.
const language = hasChosenLanguage() || !/^(?:id|in)\b/.test(navigator.language) ? readLanguage() : 'id'
const token = takeCheckoutLink()
followOtherLinks()
const [opened] = await Promise.all([openCheckout(token), showLanguage(language)])
await addMessages(['checkout'])
createRoot(root).render(
  <StrictMode>
    <IntlRoot>
      <Checkout token={token} first={opened} />
    </IntlRoot>
  </StrictMode>,
)
