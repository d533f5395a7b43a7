import { Suspense, lazy } from 'react'
import type { DrawerProps } from './drawerProps.ts'

const Body = lazy(() => import('./DrawerBody.tsx').then(module => ({ default: module.DrawerBody })))

/** A panel at the side of the page; its code is loaded when it opens. */
export function Drawer(props: DrawerProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}
