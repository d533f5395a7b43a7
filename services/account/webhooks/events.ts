// The events that a webhook can subscribe to: their public names, and the events of the services' feeds they stand for. A name never
// changes, since programs compare it.
import { z } from 'zod'
import type { Audience } from '../../kit/tokens.ts'
import { contract } from '../contract.generated.ts'

const WEBHOOK_EVENTS = contract.webhooks

/** Sent by a user to test their program; no webhook can subscribe to it. */
const TEST = { name: 'webhook.test' } as const

export type SubscribableEvent = keyof typeof WEBHOOK_EVENTS
export type WebhookEvent = SubscribableEvent | 'TEST'

const asked = Object.keys(WEBHOOK_EVENTS) as [SubscribableEvent, ...SubscribableEvent[]]

export const subscribableEvent = z.enum(asked).meta({ id: 'WebhookEvent' })
export const deliveredEvent = z.enum([...asked, 'TEST']).meta({ id: 'DeliveredWebhookEvent' })

/** An event's public name. */
export const nameOf = (event: WebhookEvent): string => (event === 'TEST' ? TEST : WEBHOOK_EVENTS[event]).name

const bySource = new Map<string, SubscribableEvent>(
  asked.flatMap(key => {
    const { service, types } = WEBHOOK_EVENTS[key]
    return types.map((type): [string, SubscribableEvent] => [`${service}/${type}`, key])
  }),
)

/** The event of a row in a service's feed; undefined for events that are not public. */
export const eventOf = (service: Audience, type: string): SubscribableEvent | undefined =>
  bySource.get(`${service}/${type}`)
