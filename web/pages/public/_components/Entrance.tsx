import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { BrandMark } from '../BrandMark.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PromisePanel } from './PromisePanel.tsx'

/**
 * The layout of all sign-in pages: the product's promise next to the form on wide screens, brand and language above it, one column for the
 * rest.
 */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <div className="entrance">
      <PromisePanel />
      <div className="entrance-side">
        <header>
          <div className="logo">
            <BrandMark size={28} />
            Arus
          </div>
          <LanguageSwitch />
        </header>
        <main id="main" className="sign-in">
          {children}
        </main>
        <footer>
          <FormattedMessage id="signIn.copyright" values={{ year: String(new Date().getFullYear()) }} />
        </footer>
      </div>
    </div>
  )
}
