// How a customer writes to the seller.
import { graphql } from 'relay-runtime'
import type { writingMessageMutation } from '../../../__generated__/writingMessageMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

export type Subject = { subject: 'SALES_ORDER' | 'INVOICE'; uuid: string }

type Payload = NonNullable<writingMessageMutation['response']['writePortalMessage']>
export type PortalMessage = NonNullable<Payload['messages']>[number]

/** Writes a message; answers the conversation as it is then, or why it was refused. */
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
