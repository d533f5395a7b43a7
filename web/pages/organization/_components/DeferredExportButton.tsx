import { lazy, Suspense } from 'react'
import { usePermission } from '../../../shell/permissions.tsx'
import { Bar } from '../../../ui/states/Skeletons.tsx'
import type { ExportedList } from '../_lib/exportedList.ts'

const ExportButton = lazy(() => import('./ExportButton.tsx').then(module => ({ default: module.ExportButton })))

/** The button that exports an analysis, loaded after its page, in a reserved space. */
export function DeferredExportButton(exported: ExportedList) {
  if (!usePermission('EXPORTS_CREATE')) return null
  return (
    <Suspense fallback={<Bar width={92} height={32} />}>
      <ExportButton {...exported} />
    </Suspense>
  )
}
