// Sends messages from a customer to the seller.
import { graphql } from 'relay-runtime'
import type { writingMessageMutation } from '../../../__generated__/writingMessageMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

export type Subject = { subject: 'SALES_ORDER' | 'INVOICE'; uuid: string }

type Payload = NonNullable<writingMessageMutation['response']['writePortalMessage']>
export type PortalMessage = NonNullable<Payload['messages']>[number]

/** Posts a message; returns the updated conversation, or why it was rejected. */
export async function writeMessage(about: Subject, body: string, fileUuids: string[]): Promise<Payload | null> {
  const mutation = graphql`
    mutation writingMessageMutation($input: WritePortalMessageInput!) {
      writePortalMessage(input: $input) {
        messages {
          uuid
          isOwnSide
          authorName
          body
          files {
            name
            size
            url
          }
          createdAt
          editedAt
          deletedAt
        }
        userErrors {
          message
        }
      }
    }
  `
  const answer = await runOperation<writingMessageMutation>(mutation, { input: { ...about, body, fileUuids } })
  return answer.writePortalMessage ?? null
}
