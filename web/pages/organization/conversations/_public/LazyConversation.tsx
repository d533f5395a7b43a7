import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { CardSkeleton } from '../../../../ui/states/Skeletons.tsx'
import type { ConversationProps } from '../_components/Conversation.tsx'

/** Fetched with its words when somebody opens the tab: the page of the record costs nothing more. */
const Conversation = lazy(async () => {
  const [module] = await Promise.all([import('../_components/Conversation.tsx'), addMessages(['conversations'])])
  return module
})

/** What people have written about a sales order or an invoice. */
export function LazyConversation(props: ConversationProps) {
  return (
    <Boundary
      shows={props.subject.id}
      fallback={<CardSkeleton height={160} />}
      failure={(error, retry) => <Failure error={error} onRetry={retry} />}
    >
      <Conversation {...props} />
    </Boundary>
  )
}
