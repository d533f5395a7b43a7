// How a module declares a subscription field. The hub (hub.ts) groups equal subscribers, reads the source once per event, executes the
// selection once, and sends the result to all.
import type { Context, OrganizationScope } from '../context.ts'
import type { FeedEvent } from './event.ts'

export type LiveField<Arguments, Topic, Source> = {
  /** The event types that can concern it. */
  events: readonly string[]
  /**
   * Whether the result depends only on the organization, the arguments and the permissions, never on the user. Only then do subscribers who
   * agree in these share one execution.
   */
  shareable: boolean
  /** Checks the arguments and decodes their ids, as the subscriber; its result is passed to the other functions. */
  open(args: Arguments, scope: OrganizationScope): Topic | Promise<Topic>
  /** Whether the event concerns this topic, without I/O. The organization has already been compared. */
  accepts(event: FeedEvent, topic: Topic): boolean
  /** The source to send, read by the event's ids; null to send nothing. */
  read(event: FeedEvent, topic: Topic, scope: OrganizationScope): Promise<Source | null>
  /** The current state, sent first. */
  first?(topic: Topic, scope: OrganizationScope): Promise<Source>
  /** Whether the current state is sent again when the subscriber's permissions change. */
  againWithRights?: boolean
  /** Whether this source is the last one: then the subscription completes. */
  isLast?(source: Source): boolean
}

/** A live field as the hub sees it, whatever its types. */
export type AnyLiveField = LiveField<Record<string, unknown>, unknown, unknown>

const EXTENSION = 'live'

/** The resolver of a subscription field: `Subscription: { thingChanged: live({ … }) }`. */
export function live<Arguments, Topic, Source>(field: LiveField<Arguments, Topic, Source>) {
  return {
    // Never called by the hub: GraphQL requires a subscription field to have a source of events.
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
