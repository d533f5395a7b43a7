// One hook per mutation of a webhook.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeWebhooksCreateMutation } from '../../../../../__generated__/useChangeWebhooksCreateMutation.graphql.ts'
import type { useChangeWebhooksDeleteMutation } from '../../../../../__generated__/useChangeWebhooksDeleteMutation.graphql.ts'
import type { useChangeWebhooksResendMutation } from '../../../../../__generated__/useChangeWebhooksResendMutation.graphql.ts'
import type { useChangeWebhooksRotateMutation } from '../../../../../__generated__/useChangeWebhooksRotateMutation.graphql.ts'
import type { useChangeWebhooksTestMutation } from '../../../../../__generated__/useChangeWebhooksTestMutation.graphql.ts'
import type { useChangeWebhooksUpdateMutation } from '../../../../../__generated__/useChangeWebhooksUpdateMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Adds a webhook; the answer contains its secret. */
export function useCreateWebhook() {
  return useMutation<useChangeWebhooksCreateMutation>(
    graphql`
      mutation useChangeWebhooksCreateMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          secret
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/** Changes a webhook, pauses it, or activates it again. */
export function useUpdateWebhook() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeWebhooksUpdateMutation>(
    graphql`
      mutation useChangeWebhooksUpdateMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          webhook {
            ...WebhookCard_webhook
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'webhooks.saved' }) },
  )
}

/** Rotates a webhook's secret. */
export function useRotateSecret() {
  return useMutation<useChangeWebhooksRotateMutation>(
    graphql`
      mutation useChangeWebhooksRotateMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          secret
          webhook {
            ...WebhookCard_webhook
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/** Deletes a webhook with its log. */
export function useDeleteWebhook() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeWebhooksDeleteMutation>(
    graphql`
      mutation useChangeWebhooksDeleteMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          deletedId
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'webhooks.deleted' }) },
  )
}

/** Sends a test event. */
export function useTestWebhook() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeWebhooksTestMutation>(
    graphql`
      mutation useChangeWebhooksTestMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          delivery {
            id
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'webhooks.test.sent' }) },
  )
}

/** Sends a delivery again. */
export function useResend() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeWebhooksResendMutation>(
    graphql`
      mutation useChangeWebhooksResendMutation($input: ResendWebhookDeliveryInput!) {
        resendWebhookDelivery(input: $input) {
          delivery {
            ...DeliveryRow_delivery
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'webhooks.resent' }) },
  )
}
