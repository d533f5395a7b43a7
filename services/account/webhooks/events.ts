// The events that an address can ask for: what they are called outside, and which events of the services' own feeds they are.
// A name never changes: programs compare it.
import { z } from 'zod'
import type { Audience } from '../../kit/tokens.ts'
import { contract } from '../contract.generated.ts'

const WEBHOOK_EVENTS = contract.webhooks

/** What a person sends to see whether their program hears us; nobody can ask for it. */
const TEST = { name: 'webhook.test' } as const

export type AskedEvent = keyof typeof WEBHOOK_EVENTS
export type WebhookEvent = AskedEvent | 'TEST'

const asked = Object.keys(WEBHOOK_EVENTS) as [AskedEvent, ...AskedEvent[]]

export const askedEvent = z.enum(asked).meta({ id: 'WebhookEvent' })
export const deliveredEvent = z.enum([...asked, 'TEST']).meta({ id: 'DeliveredWebhookEvent' })

/** What programs call an event. */
export const nameOf = (event: WebhookEvent): string => (event === 'TEST' ? TEST : WEBHOOK_EVENTS[event]).name

const bySource = new Map<string, AskedEvent>(
  asked.flatMap(key => {
    const { service, types } = WEBHOOK_EVENTS[key]
    return types.map((type): [string, AskedEvent] => [`${service}/${type}`, key])
  }),
)

/** The event that a row of a service's feed is; undefined for what is nobody's business outside. */
export const eventOf = (service: Audience, type: string): AskedEvent | undefined => bySource.get(`${service}/${type}`)
