import type { WebhookEvent } from '../../../../feature.ts'
import { features } from '../../../../features.ts'

export type { WebhookEvent }

/** Events that a webhook can subscribe to, in the order of the form. */
export const webhookEvents: readonly WebhookEvent[] = features.flatMap(({ webhooks = [] }) => webhooks)
