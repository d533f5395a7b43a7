import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { CardSkeleton } from '../../../../ui/states/Skeletons.tsx'
import type { ConversationProps } from '../_components/Conversation.tsx'

/** Loaded with its messages when the tab is opened, so that the record's page stays small. */
const Conversation = lazy(async () => {
  const [module] = await Promise.all([import('../_components/Conversation.tsx'), addMessages(['conversations'])])
  return module
})

/** The conversation about a sales order or an invoice. */
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
