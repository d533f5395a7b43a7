import { type ReactNode, Suspense, lazy } from 'react'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Name of the drawer. */
  label: string
  side: 'start' | 'end'
  children: ReactNode
}

const Body = lazy(() => import('./DrawerBody.tsx').then(module => ({ default: module.DrawerBody })))

/** A panel at the page's side; its machinery is fetched when it opens. */
export function Drawer(props: DrawerProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}
