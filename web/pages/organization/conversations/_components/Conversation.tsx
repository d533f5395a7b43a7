import { Suspense, use, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
// oxlint-disable-next-line no-restricted-imports -- a conversation is read when somebody opens its tab
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ConversationQuery } from '../../../../__generated__/ConversationQuery.graphql.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Attempt } from '../../../../ui/states/Boundary.tsx'
import type { Subject } from '../_lib/subject.ts'
import { useMarkRead } from '../_lib/useMarkRead.ts'
import { Composer } from './Composer.tsx'
import { Message } from './Message.tsx'
import { MessageChanges } from './MessageChanges.tsx'
import './conversations.css'

const query = graphql`
  query ConversationQuery($id: ID!, $after: String) @throwOnFieldError {
    node(id: $id) {
      ... on SalesOrder {
        conversation(first: 50, after: $after) {
          edges {
            node {
              id
              ...Message_message
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        messageAudiences {
          visibility
          emails
        }
        messageReaders {
          uuid
          fullName
        }
      }
      ... on Invoice {
        conversation(first: 50, after: $after) {
          edges {
            node {
              id
              ...Message_message
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        messageAudiences {
          visibility
          emails
        }
        messageReaders {
          uuid
          fullName
        }
      }
    }
  }
`

export type ConversationProps = { subject: Subject; customerName: string }

/** The conversation about a record, the oldest message first, with a composer at the end. */
export default function Conversation({ subject, customerName }: ConversationProps) {
  const { formatMessage } = useIntl()
  const readAgain = useReadAgain<ConversationQuery>(query)
  const { id } = subject
  const refresh = useCallback(() => readAgain({ id, after: null }), [readAgain, id])
  const { node } = useLazyLoadQuery<ConversationQuery>(
    query,
    { id, after: null },
    { fetchPolicy: 'store-and-network', fetchKey: use(Attempt) },
  )
  const audiences = node?.messageAudiences ?? []
  const people = node?.messageReaders ?? []
  const isEmpty = node?.conversation?.edges.length === 0
  useMarkRead(subject, node?.conversation?.edges[0]?.node.id)
  return (
    <section className="conversation" aria-label={formatMessage({ id: 'conversations.title' })}>
      {isEmpty ? (
        <div className="conversation-empty">
          <b>
            <FormattedMessage id="conversations.empty" />
          </b>
          <p className="muted">
            <FormattedMessage id={audiences.length > 0 ? 'conversations.empty.text' : 'conversations.empty.readOnly'} />
          </p>
        </div>
      ) : (
        <ol className="conversation-messages">
          <Messages id={id} after={null} people={people} />
        </ol>
      )}
      {audiences.length > 0 ? (
        <Composer
          subject={subject}
          customerName={customerName}
          audiences={audiences}
          people={people}
          onSent={refresh}
        />
      ) : null}
      <MessageChanges subject={subject} onChange={refresh} />
    </section>
  )
}

type MessagesProps = {
  id: string
  after: string | null
  people: readonly { readonly uuid: string; readonly fullName: string }[]
}

/** A page of messages, and above it earlier pages on demand. */
function Messages({ id, after, people }: MessagesProps) {
  const [isEarlierShown, setEarlierShown] = useState(false)
  const { node } = useLazyLoadQuery<ConversationQuery>(query, { id, after }, { fetchKey: use(Attempt) })
  const conversation = node?.conversation
  if (!conversation) return null
  const { edges, pageInfo } = conversation
  return (
    <>
      {pageInfo.hasNextPage ? (
        isEarlierShown ? (
          <Suspense fallback={<li aria-busy className="muted" />}>
            <Messages id={id} after={pageInfo.endCursor ?? null} people={people} />
          </Suspense>
        ) : (
          <li className="conversation-earlier">
            <Button size="sm" onClick={() => setEarlierShown(true)}>
              <FormattedMessage id="conversations.earlier" />
            </Button>
          </li>
        )
      ) : null}
      {edges.toReversed().map(({ node: message }) => (
        <Message key={message.id} messageKey={message} people={people} />
      ))}
    </>
  )
}
