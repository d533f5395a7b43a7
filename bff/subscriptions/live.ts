// How a module declares a subscription field. The hub (hub.ts) does the rest: it joins equal subscribers, asks the module for the
// source once per event, executes the selection once, and sends the answer to all.
import type { Context, OrganizationScope } from '../context.ts'
import type { FeedEvent } from './event.ts'

export type LiveField<Arguments, Topic, Source> = {
  /** The event types that can concern it. */
  events: readonly string[]
  /**
   * Whether what is sent depends on the organization, the arguments and the permission set alone, and never on the person.
   * Only then is one execution shared by all subscribers who agree in these.
   */
  shareable: boolean
  /** Checks the arguments and decodes their ids, as the subscriber; what it gives goes to the other functions. */
  open(args: Arguments, scope: OrganizationScope): Topic | Promise<Topic>
  /** Whether the event concerns this topic; no I/O. The organization has been compared already. */
  accepts(event: FeedEvent, topic: Topic): boolean
  /** The source to send, read now by the event's ids; null when there is nothing to tell. */
  read(event: FeedEvent, topic: Topic, scope: OrganizationScope): Promise<Source | null>
  /** The present state, sent first. */
  first?(topic: Topic, scope: OrganizationScope): Promise<Source>
  /** Whether the present state is sent again each time that the subscriber has other rights. */
  againWithRights?: boolean
  /** Whether nothing can follow this source: then the subscription completes. */
  isLast?(source: Source): boolean
}

/** A live field as the hub sees it, whatever its types are. */
export type AnyLiveField = LiveField<Record<string, unknown>, unknown, unknown>

const EXTENSION = 'live'

/** The resolver of a subscription field: `Subscription: { thingChanged: live({ … }) }`. */
export function live<Arguments, Topic, Source>(field: LiveField<Arguments, Topic, Source>) {
  return {
    // The hub never calls this: it is here because GraphQL demands that a subscription field has a source of events.
    subscribe: (_root: unknown, _args: Arguments, _context: Context): AsyncIterable<Source> => {
      throw new Error('Subscriptions run through the hub')
    },
    resolve: (source: Source): Source => source,
    extensions: { [EXTENSION]: field },
  }
}

/** The declaration behind a field of the schema's Subscription type. */
export function liveFieldOf(field: { extensions: Readonly<Record<string, unknown>> }): AnyLiveField | undefined {
  const declared = field.extensions[EXTENSION]
  return isLiveField(declared) ? declared : undefined
}

function isLiveField(value: unknown): value is AnyLiveField {
  return typeof value === 'object' && value !== null && 'events' in value && 'read' in value
}
