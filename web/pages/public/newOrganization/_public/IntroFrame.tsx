import type { ReactNode } from 'react'
import { BrandMark } from '../../BrandMark.tsx'
import { LanguageSwitch } from '../../_components/LanguageSwitch.tsx'
import '../introFrame.css'

type IntroFrameProps = {
  title: ReactNode
  lead: ReactNode
  steps?: ReactNode
  /** Shown above the form where there is no room for the steps. */
  progress?: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** A page with one form: its purpose on the left on wide screens, brand and language above it. */
export function IntroFrame({ title, lead, steps: list, progress, foot, children }: IntroFrameProps) {
  return (
    <div className="setup">
      <aside className="setup-intro">
        <div className="logo">
          <BrandMark size={28} />
          Arus
        </div>
        <p className="setup-title">{title}</p>
        <p className="setup-lead">{lead}</p>
        {list}
        <footer>{foot}</footer>
      </aside>
      <div className="setup-side">
        <header>
          <div className="logo">
            <BrandMark size={28} />
            Arus
          </div>
          <LanguageSwitch />
        </header>
        {progress}
        <main id="main" className="setup-main">
          {children}
        </main>
      </div>
    </div>
  )
}
