// Sessions of customers' users. The account service resolves each to a token, which is cached for less than a minute and dropped at once
// when the feed says that the session or its customer has changed.
import { codeOf, Refused } from '../graph/errors.ts'
import type { components } from '../rest/account.generated.ts'
import type { Requester } from './requester.ts'
import type { SessionCookie } from './sessionCookie.ts'

type Opened = components['schemas']['CustomerSession']
type Exchanged = components['schemas']['ExchangedCustomerSession']
type Send = <Answer>(method: 'POST', path: string, body: object, asker: Requester) => Promise<Answer>
type Held = { exchanged: Promise<Exchanged>; until: number; tags: readonly string[] }

export type CustomerSessions = {
  cookie: SessionCookie
  /** Returns whether emails can be read at /mailbox. */
  requestSignIn(input: { email: string }, asker: Requester): Promise<{ mailbox: boolean }>
  signIn(input: { token: string; previousSession?: string }, asker: Requester): Promise<Opened>
  signOut(session: string, asker: Requester): Promise<void>
  /** The session's token for customer routes; throws G-10 if it has ended. */
  tokenOf(session: string, asker: Requester): Promise<string>
  /** Tags of everything that ends or changes the session, among them its customer's; throws G-10 if it has ended. */
  tagsOf(session: string, asker: Requester): Promise<readonly string[]>
  /** Drops at once everything that depends on a tag. */
  drop(tag: string): void
  clear(): void
}

/** A token that expires within this time is no longer handed out. */
const MARGIN_MS = 10_000
const MAX_HELD = 10_000

export function openCustomerSessions(send: Send, cookie: SessionCookie): CustomerSessions {
  const held = new Map<string, Held>()
  /** Counts drops: a response requested before a drop is not cached. */
  let drops = 0

  async function exchange(session: string, entry: Held, asker: Requester): Promise<Exchanged> {
    const before = drops
    const forget = () => {
      if (held.get(session) === entry) held.delete(session)
    }
    try {
      const exchanged = await send<Exchanged>('POST', '/v1/portal/session', { session }, asker)
      entry.tags = exchanged.tags
      entry.until = Date.parse(exchanged.expiresAt) - MARGIN_MS
      if (drops !== before) forget()
      return exchanged
    } catch (error) {
      forget()
      throw codeOf(error) === 'G-10' ? new Refused('G-10') : error
    }
  }

  /** The session's exchange, requested once while it is valid. */
  function exchangedOf(session: string, asker: Requester): Promise<Exchanged> {
    const found = held.get(session)
    if (found && found.until > Date.now()) return found.exchanged
    const entry: Held = { exchanged: Promise.reject(), until: Infinity, tags: [] }
    entry.exchanged.catch(() => {})
    held.delete(session)
    held.set(session, entry)
    for (const oldest of held.keys()) {
      if (held.size <= MAX_HELD) break
      held.delete(oldest)
    }
    entry.exchanged = exchange(session, entry, asker)
    return entry.exchanged
  }

  return {
    cookie,
    requestSignIn: (input, asker) => send('POST', '/v1/portal/sign-in/request', input, asker),
    signIn: (input, asker) => send('POST', '/v1/portal/sign-in', input, asker),
    async signOut(session, asker) {
      held.delete(session)
      await send('POST', '/v1/portal/sign-out', { session }, asker)
    },
    tokenOf: async (session, asker) => (await exchangedOf(session, asker)).token,
    tagsOf: async (session, asker) => (await exchangedOf(session, asker)).tags,
    drop(tag) {
      drops++
      for (const [session, { tags }] of held) if (tags.includes(tag)) held.delete(session)
    },
    clear() {
      drops++
      held.clear()
    },
  }
}
