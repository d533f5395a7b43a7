import { lazy, Suspense } from 'react'
import type { Subject } from '../_lib/subject.ts'

const UnreadChanges = lazy(() => import('../_components/UnreadChanges.tsx'))

/** Keeps the count of unread messages on the tab of a closed conversation. */
export function LazyUnreadChanges({ subject }: { subject: Subject }) {
  return (
    <Suspense fallback={null}>
      <UnreadChanges subject={subject} />
    </Suspense>
  )
}
