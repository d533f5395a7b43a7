// Fan-out. Subscribers with the same selection, organization and permissions form a group; an event is read, executed and serialized once
// for the group, and sent to all. The key holds what a group shares; a field not declared shareable puts each subscriber in a group of its
// own.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Context } from '../context.ts'
import { codeOf, presentErrors } from '../graph/errors.ts'
import type { Executor } from '../operations/executor.ts'
import type { FeedEvent } from './event.ts'
import type { AnyLiveField } from './live.ts'

/** One subscription of one socket. */
export type Member = {
  /** A context for one run, as the subscriber. */
  context(): Context
  /** Whether the subscriber may still see the organization; checked before every delivery. */
  isAllowed(): boolean | Promise<boolean>
  /** Sends one result, as JSON. */
  send(payload: string): void
  /** Completes the subscription. */
  complete(): void
  /** Events were lost: the client must reconnect and read again. */
  resync(): void
}

/** What the members of a group share. */
export type Common = {
  field: AnyLiveField
  topic: unknown
  organizationId: string
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
}

/** Yields to the event loop after this many sends. */
const SLICE = 500
/** A group with more unread events can't catch up. */
const MAX_PENDING = 1_000

export class Hub {
  readonly #executor: Executor
  readonly #groups = new Map<string, Group>()
  readonly #byEvent = new Map<string, Set<Group>>()

  constructor(executor: Executor) {
    this.#executor = executor
  }

  /** Adds a member to the group of that key; returns a function that removes it. */
  join(key: string, common: Common, member: Member): () => void {
    const group = this.#groups.get(key) ?? this.#open(key, common)
    group.members.add(member)
    return () => {
      group.members.delete(member)
      if (group.members.size === 0) this.#close(key, group)
    }
  }

  /** Runs the selection once over a given source, for one subscriber. */
  async execute(common: Common, source: unknown, context: Context): Promise<string> {
    return JSON.stringify(present(await this.#run(common, source, context), context))
  }

  publish(event: FeedEvent): void {
    for (const group of this.#byEvent.get(eventKey(event.organizationId, event.type)) ?? []) group.offer(event)
  }

  get size(): { groups: number; members: number } {
    let members = 0
    for (const group of this.#groups.values()) members += group.members.size
    return { groups: this.#groups.size, members }
  }

  #run({ document, operationName, variables }: Common, source: unknown, context: Context): Promise<ExecutionResult> {
    return this.#executor({ document, operationName, variables, context, rootValue: source })
  }

  #open(key: string, common: Common): Group {
    const group = new Group(common, (source, context) => this.execute(common, source, context))
    this.#groups.set(key, group)
    for (const type of common.field.events) {
      const at = eventKey(common.organizationId, type)
      const listening = this.#byEvent.get(at) ?? new Set()
      this.#byEvent.set(at, listening.add(group))
    }
    return group
  }

  #close(key: string, group: Group): void {
    if (this.#groups.get(key) === group) this.#groups.delete(key)
    for (const type of group.common.field.events) {
      const at = eventKey(group.common.organizationId, type)
      const listening = this.#byEvent.get(at)
      listening?.delete(group)
      if (listening?.size === 0) this.#byEvent.delete(at)
    }
  }
}

const eventKey = (organizationId: string | null, type: string) => `${organizationId ?? ''} ${type}`

function present(result: ExecutionResult, context: Context): object {
  if (!result.errors) return { data: result.data }
  return { data: result.data, errors: presentErrors(result.errors, context) }
}

type Delivery = { payload: string; isLast: boolean }

const RIGHTS_ENDED = new Set(['G-10', 'G-20', 'G-21'])

class Group {
  readonly common: Common
  readonly members = new Set<Member>()
  readonly #execute: (source: unknown, context: Context) => Promise<string>
  /** Unread events, one per subject and type: they carry only ids, and reading returns the current state. */
  readonly #pending = new Map<string, FeedEvent>()
  #working = false

  constructor(common: Common, execute: (source: unknown, context: Context) => Promise<string>) {
    this.common = common
    this.#execute = execute
  }

  offer(event: FeedEvent): void {
    if (!this.common.field.accepts(event, this.common.topic)) return
    this.#pending.set(`${event.type} ${event.subjectId} ${event.scopeId ?? ''}`, event)
    if (this.#pending.size > MAX_PENDING) this.#giveUp()
    if (!this.#working) void this.#work()
  }

  /** One event after the other, so that members see them in order. */
  async #work(): Promise<void> {
    this.#working = true
    try {
      for (const [key, event] of this.#pending) {
        this.#pending.delete(key)
        await this.#tell(event)
      }
    } catch {
      // After any error, no member may be left with a state that no longer updates.
      this.#giveUp()
    } finally {
      this.#working = false
    }
  }

  async #tell(event: FeedEvent): Promise<void> {
    const told = await this.#read(event)
    if (told === undefined) return
    const deliver = (member: Member) => {
      member.send(told.payload)
      if (told.isLast) member.complete()
    }
    const later: Promise<void>[] = []
    let asked = 0
    for (const member of this.members) {
      const allowed = member.isAllowed()
      if (allowed === true) deliver(member)
      // Members whose check is asynchronous are checked together and don't delay the others.
      else if (allowed !== false) later.push(allowed.then(is => (is ? deliver(member) : undefined)))
      if (++asked % SLICE === 0) await nextTurn()
    }
    // They too get this event before the next one.
    await Promise.all(later)
  }

  /** What the event means to this group, read as any member who is still allowed. */
  async #read(event: FeedEvent): Promise<Delivery | undefined> {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        return await this.#readAsAnyone(event)
      } catch (error) {
        // The record has been deleted; the event of its deletion follows or was sent.
        if (codeOf(error) === 'G-7') return undefined
        await sleep(200 * attempt)
      }
    }
    this.#giveUp()
    return undefined
  }

  async #readAsAnyone(event: FeedEvent): Promise<Delivery | undefined> {
    for (const member of this.members) {
      if (!(await member.isAllowed())) continue
      try {
        return await this.#readAs(member, event)
      } catch (error) {
        // This member's permissions have just ended; the next one may still read.
        if (!RIGHTS_ENDED.has(codeOf(error))) throw error
      }
    }
    return undefined
  }

  async #readAs(member: Member, event: FeedEvent): Promise<Delivery | undefined> {
    const { field, topic, organizationId } = this.common
    const context = member.context()
    const source = await field.read(event, topic, context.organization(organizationId))
    if (source === null) return undefined
    return { payload: await this.#execute(source, context), isLast: field.isLast?.(source) ?? false }
  }

  #giveUp(): void {
    this.#pending.clear()
    for (const member of this.members) member.resync()
  }
}
