import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { UnreadChangesQuery } from '../../../../__generated__/UnreadChangesQuery.graphql.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import type { Subject } from '../_lib/subject.ts'
import { MessageChanges } from './MessageChanges.tsx'

/** Keeps the count of unread messages of a record up to date while its conversation is not open. */
export default function UnreadChanges({ subject }: { subject: Subject }) {
  const readAgain = useReadAgain<UnreadChangesQuery>(graphql`
    query UnreadChangesQuery($id: ID!) {
      node(id: $id) {
        ... on SalesOrder {
          unreadMessages
        }
        ... on Invoice {
          unreadMessages
        }
      }
    }
  `)
  const { id } = subject
  const refresh = useCallback(() => readAgain({ id }), [readAgain, id])
  return <MessageChanges subject={subject} onChange={refresh} />
}
