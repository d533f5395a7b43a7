// Events that are handled in the transaction that raises them: a lower module declares what happens to its records, and higher ones
// subscribe to do their part or to object, without upward imports. Work that may happen later or elsewhere uses the outbox.
import type { Handle, InTransaction, Tx } from './database/tx.ts'

type Name = InTransaction<never, unknown>['name']
type Named = { readonly name: Name }

/** Declares an event: subscribers receive a `Payload` and return an `Answer`. */
export const inTransaction = <Payload, Answer = void>(name: Name): InTransaction<Payload, Answer> => ({
  name,
  handlers: new WeakMap(),
})

/** A module's handler for an event of a lower one. */
export type Subscription = { readonly event: Named; readonly subscribe: (set: object) => void }

/** Subscribes to an event of a lower module. */
export const on = <Payload, Answer>(
  event: InTransaction<Payload, Answer>,
  handle: Handle<Payload, Answer>,
): Subscription => ({
  event,
  subscribe: set => void event.handlers.set(set, [handle, ...(event.handlers.get(set) ?? [])]),
})

/** The events that a module declares and subscribes to. */
export type EventsOfModule = {
  readonly name: string
  readonly raises?: readonly Named[]
  readonly on?: readonly Subscription[]
}

/**
 * Combines modules, lowest first. An event is declared once, by the module its name begins with; only higher modules subscribe, and once.
 */
export function openEvents(modules: readonly EventsOfModule[]) {
  const ranks = new Map<Named, number>()
  const names = new Set<string>()
  for (const [rank, { name: module, raises = [] }] of modules.entries())
    for (const event of raises) {
      if (!event.name.startsWith(`${module}.`)) throw new Error(`${module} can't declare ${event.name}`)
      if (names.has(event.name)) throw new Error(`${event.name} is declared twice`)
      names.add(event.name)
      ranks.set(event, rank)
    }
  const set = {}
  for (const [rank, { name: module, on: subscriptions = [] }] of modules.entries()) {
    const seen = new Set<Named>()
    for (const { event, subscribe } of subscriptions) {
      const owner = ranks.get(event)
      if (owner === undefined) throw new Error(`${module} subscribes to ${event.name}, which no module declares`)
      if (owner >= rank) throw new Error(`${module} subscribes to ${event.name} of a module that is not below it`)
      if (seen.has(event)) throw new Error(`${module} subscribes twice to ${event.name}`)
      seen.add(event)
      subscribe(set)
    }
  }

  /** The events of one transaction. */
  return function begin() {
    /** Events being handled, the newest last. */
    const stack: { event: Named; rank: number }[] = []
    let failure: { error: unknown } | undefined

    return {
      /** Subscribers run in sequence, the highest module first. Events that they raise belong to higher modules, so the recursion ends. */
      async raise<Payload, Answer>(tx: Tx, event: InTransaction<Payload, Answer>, payload: Payload): Promise<Answer[]> {
        const rank = ranks.get(event)
        if (rank === undefined) throw new TypeError(`no module declares ${event.name}`)
        const above = stack.at(-1)
        if (above && rank <= above.rank)
          throw new TypeError(
            `${event.name} is raised while ${above.event.name} of the same or a higher module is handled`,
          )
        stack.push({ event, rank })
        try {
          const answers: Answer[] = []
          for (const handle of event.handlers.get(set) ?? []) answers.push(await handle(tx, payload))
          return answers
        } catch (error) {
          failure ??= { error }
          throw error
        } finally {
          stack.pop()
        }
      },
      /** Before the commit: swallowing a subscriber's error must not commit anything. */
      refuseFailed() {
        if (failure) throw failure.error
      },
    }
  }
}
