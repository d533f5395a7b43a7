import { Suspense, lazy } from 'react'
import type { DialogProps } from './dialogProps.ts'

const Body = lazy(() => import('./DialogBody.tsx').then(module => ({ default: module.DialogBody })))

/** A modal dialog; its code is loaded when it opens. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}
