// Saved views in a list. Their code, messages and query are fetched after the first rows.
import { lazy, type ReactNode } from 'react'
import { addMessages } from '../../i18n/intl.ts'
import { DeferredMount } from '../DeferredMount.tsx'
import type { ViewLinksProps } from '../savedViews/ViewLinks.tsx'
import { awaitsViews } from './awaitedViews.ts'

const ViewLinks = lazy(async () => {
  const [module] = await Promise.all([import('../savedViews/ViewLinks.tsx'), addMessages(['savedViews'])])
  return { default: module.ViewLinks }
})
const SaveView = lazy(async () => {
  const [module] = await Promise.all([import('../savedViews/SaveView.tsx'), addMessages(['savedViews'])])
  return { default: module.SaveView }
})

/** The list's own tabs, followed by the saved views. */
export function ListViews({ tabs, ...props }: ViewLinksProps & { tabs: ReactNode }) {
  return (
    <div className={awaitsViews(props.list) ? 'list-views awaits' : 'list-views'}>
      {tabs}
      <DeferredMount>
        <ViewLinks {...props} />
      </DeferredMount>
    </div>
  )
}

/** The button that saves the list's current state as a view. */
export function SaveListView(props: ViewLinksProps) {
  return (
    <DeferredMount>
      <SaveView {...props} />
    </DeferredMount>
  )
}
