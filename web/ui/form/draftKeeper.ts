// Keeps what is typed into one form: on the server, and on this device as long as the server has not got it.
import type { IEnvironment } from 'relay-runtime'
import { codes, leadsAway, RequestFailed } from '../../relay/operation.ts'
import { organizationOfTab } from '../../relay/tab.ts'
import { deleteDraft, type DraftKey, keyOf, loadDraft, ownerOfTab, saveDraft, type StoredDraft } from './draftCalls.ts'
import { type DraftView, noDraft } from './draftView.ts'
import { deleteFormerDrafts, dropUnsent, keepUnsent, readUnsent, unsentKey, whenSigningOut } from './unsent.ts'

/** Debounces typing before saving. */
const SETTLE_MS = 1000
/** Between attempts to reach the server. */
const RETRY_MS = 15_000

/** `start`: the form's initial values, where they matter. */
type Content<V> = { values: V; start?: string | undefined }

/** A draft that the user has not decided about. */
type Offer<V> = {
  values: V
  at: string
  state: 'offered' | 'changed' | 'elsewhere'
  /** Its key on this device; null: only the server has it. */
  unsent: string | null
  /** It is the server's, or replaces that one. */
  ofServer: boolean
}

type DraftForm<V> = {
  organization: string
  name: string
  /** The form's initial values, where they matter. */
  start: string | undefined
  /** Tells who is signed in, as far as this tab knows. */
  environment: IEnvironment
  onChange: (view: DraftView<V>) => void
}

export class DraftKeeper<V> {
  readonly #key: DraftKey
  readonly #form: string
  readonly #start: string | undefined
  readonly #onChange: (view: DraftView<V>) => void
  readonly #forgetEnd: () => void
  #view: DraftView<V> = noDraft
  /** Whose draft it is. Until the server has answered: who is signed in as far as this tab knows, if it does. */
  #owner: string | null
  #hasLoaded = false
  #loading: Promise<void> | null = null
  /** Nothing is saved while there are any; they are decided about one after the other. */
  #offers: Offer<V>[] = []
  /** The server's version that this form has seen; 0: there was no draft. */
  #version = 0
  /** Saves without an answer: the server may have them. */
  readonly #unanswered = new Set<string>()
  #pending: Content<V> | null = null
  /** Where this visit keeps what is not sent. */
  #own: string
  #running: Promise<void> | null = null
  /** Deletions that must come before the next save. */
  #drops = 0
  /** A deletion failed: it is repeated, unless a save replaces the draft before. */
  #isLeftover = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #hasSignedOut = false

  constructor({ organization, name, start, environment, onChange }: DraftForm<V>) {
    const key = keyOf(organization, name)
    this.#key = key
    this.#form = `${key.organization}:${key.form}${key.record ?? ''}`
    this.#own = this.#newKey()
    this.#start = start
    this.#owner = ownerOfTab(environment)
    this.#onChange = onChange
    void deleteFormerDrafts()
    void this.#load()
    addEventListener('online', this.#retry)
    document.addEventListener('visibilitychange', this.#onHide)
    this.#forgetEnd = whenSigningOut(async () => {
      this.#hasSignedOut = true
      await this.#flush()
    })
  }

  /** Saves soon: while a draft is offered, which must not be overwritten unseen, on this device alone. */
  save(values: V, start?: string): void {
    this.#pending = { values, start }
    this.#later(SETTLE_MS)
  }

  /** The offered draft's values; they replace the form's. */
  take(): V | null {
    const offer = this.#offers.shift()
    if (!offer) return null
    this.#pending = null
    void dropUnsent(this.#own)
    if (offer.unsent !== null) this.#own = offer.unsent
    if (this.#isOffering()) this.#showOffer()
    else this.#show({ state: 'saved', at: offer.at, offered: null })
    return offer.values
  }

  /** The form's own values replace the draft that another device has saved. */
  keepOwn(): void {
    this.#offers.shift()
    this.#showOffer()
    this.#later(0)
  }

  /** Deletes the draft that is offered, or else what is typed. */
  async discard(): Promise<void> {
    const offer = this.#offers.shift()
    if (!offer) return this.finish()
    await this.#drop(async () => {
      if (offer.unsent !== null) await dropUnsent(offer.unsent)
      if (offer.ofServer) await this.#delete()
    })
  }

  /** The record is saved, or left: deletes what is typed, but no draft that the user has not decided about. */
  async finish(): Promise<void> {
    this.#pending = null
    const own = this.#own
    this.#own = this.#newKey()
    await this.#drop(async () => {
      await this.#load()
      await dropUnsent(own)
      if (!this.#isOffering()) return this.#delete()
      this.#offers = this.#offers.map(offer => (offer.state === 'elsewhere' ? { ...offer, state: 'offered' } : offer))
    })
  }

  /** A form that unmounts saves at once. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#retry)
    document.removeEventListener('visibilitychange', this.#onHide)
    this.#forgetEnd()
    this.#saveNow()
  }

  readonly #retry = () => this.#later(0)

  /** A hidden page may be ended. */
  readonly #onHide = () => {
    if (document.visibilityState === 'hidden') this.#saveNow()
  }

  #saveNow(): void {
    if (this.#pending === null) return
    void this.#keepOnDevice(this.#pending)
    // Whoever signed out has no organization any more, and can save nothing.
    if (organizationOfTab() !== null) void this.#flush()
  }

  #newKey(): string {
    return unsentKey(this.#form, crypto.randomUUID())
  }

  #isOffering(): boolean {
    return this.#offers.length > 0
  }

  #later(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (organizationOfTab() === this.#key.organization) void this.#flush()
    }, delay)
  }

  #show(view: DraftView<V>): void {
    this.#view = view
    if (!this.#closed) this.#onChange(view)
  }

  #showOffer(): void {
    const [offer] = this.#offers
    this.#show(offer ? { state: offer.state, at: offer.at, offered: offer.values } : noDraft)
  }

  /** What the server and this device have. A failed attempt is repeated before the next save. */
  #load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading.catch(() => {})
  }

  async #read(): Promise<void> {
    const { owner, draft } = await loadDraft(this.#key)
    // Another person has signed in: what is typed here stays with whom this tab shows, on this device.
    if (this.#owner !== null && this.#owner !== owner) throw new RequestFailed('', codes.notSignedIn)
    const version = draft?.version ?? 0
    const found = (await readUnsent(this.#form, owner)).filter(([key]) => key !== this.#own)
    this.#owner = owner
    this.#version = version
    this.#hasLoaded = true
    const isDeleted = found.some(([, { content, base }]) => content === null && base === version)
    const offers: Offer<V>[] = []
    for (const [key, { content, base, at }] of found) {
      // The server has a copy of the same content where only the answer was lost.
      if (content === null ? !isDeleted : content === draft?.content) void dropUnsent(key)
      else if (content !== null) offers.push(this.#offerOf(content, at, key, base === version))
    }
    if (isDeleted) {
      this.#isLeftover = true
      this.#later(0)
    } else if (draft && !offers.some(({ ofServer }) => ofServer))
      offers.push(this.#offerOf(draft.content, draft.updatedAt, null, true))
    this.#offers = offers.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    if (this.#isOffering()) this.#showOffer()
  }

  #offerOf(text: string, at: string, unsent: string | null, ofServer: boolean): Offer<V> {
    // The server keeps it as text: only this form, in this version of the program, knows its shape.
    const { values, start } = JSON.parse(text) as Content<V>
    return { values, at, state: start === this.#start ? 'offered' : 'changed', unsent, ofServer }
  }

  /** One piece of work at a time. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = (this.#running ?? Promise.resolve()).then(work).finally(() => {
      if (this.#running === turn) this.#running = null
    })
    this.#running = turn
    return turn
  }

  /** Sends what is typed. Never rejects. */
  #flush(): Promise<void> {
    clearTimeout(this.#timer)
    return this.#inTurn(() => this.#send())
  }

  /** Deletes before anything else is sent; what is typed meanwhile follows. */
  async #drop(work: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer)
    this.#drops++
    this.#showOffer()
    await this.#inTurn(async () => {
      this.#showOffer()
      await work()
      this.#drops--
      if (this.#isOffering()) this.#showOffer()
    })
    if (this.#pending !== null) this.#later(0)
  }

  async #send(): Promise<void> {
    while (this.#drops === 0 && (this.#pending !== null || this.#isLeftover)) {
      if (!this.#hasLoaded) await this.#load()
      const sent = this.#pending
      if (sent === null) return this.#delete()
      if (this.#isOffering()) return this.#keepOnDevice(sent)
      const text = JSON.stringify(sent)
      try {
        if (!this.#hasLoaded) throw new RequestFailed('', null)
        this.#unanswered.add(text)
        const saved = await saveDraft(this.#key, text, this.#version)
        if (saved !== null) await this.#accept(sent, saved)
        else await this.#isOther()
      } catch (error) {
        // Saved or discarded meanwhile, it is not wanted any more.
        if (this.#pending === null) return
        await this.#keepOnDevice(this.#pending)
        if (leadsAway(error)) return
        const isAway = isTemporary(error)
        this.#show({ state: isAway ? 'unsaved' : 'refused', at: this.#view.at, offered: null })
        if (isAway && !this.#closed) this.#later(RETRY_MS)
        return
      }
    }
  }

  async #accept(sent: Content<V>, { version, updatedAt }: StoredDraft): Promise<void> {
    this.#version = version
    this.#isLeftover = false
    this.#unanswered.clear()
    this.#show({ state: 'saved', at: updatedAt, offered: null })
    if (this.#pending !== sent) return
    this.#pending = null
    await dropUnsent(this.#own)
  }

  /** Whether the server has a draft of another device, which is offered. One that this form has sent without getting an answer is none. */
  async #isOther(): Promise<boolean> {
    const { draft } = await loadDraft(this.#key)
    this.#version = draft?.version ?? 0
    if (!draft || this.#unanswered.has(draft.content)) return false
    this.#unanswered.clear()
    this.#isLeftover = false
    const offer = this.#offerOf(draft.content, draft.updatedAt, null, true)
    this.#offers.unshift(this.#pending === null ? offer : { ...offer, state: 'elsewhere' })
    this.#showOffer()
    return true
  }

  /** Deletes the server's draft that this form has seen, and what it may have sent since. */
  async #delete(): Promise<void> {
    const deletion = unsentKey(this.#form, 'deletion')
    this.#isLeftover = false
    try {
      if (this.#unanswered.size > 0 && (await this.#isOther())) return
      while (this.#version > 0) {
        if (await deleteDraft(this.#key, this.#version)) this.#version = 0
        else if (await this.#isOther()) return
      }
      this.#unanswered.clear()
      await dropUnsent(deletion)
    } catch (error) {
      this.#isLeftover = true
      // The next visit must not offer it, even if this page is closed now.
      if (this.#owner !== null && this.#version > 0) await this.#keepUnsent(deletion, null, this.#version)
      if (isTemporary(error)) this.#later(RETRY_MS)
    }
  }

  #keepOnDevice(content: Content<V>): Promise<void> {
    // Nobody has looked at a draft that the server may have.
    const isBeside = !this.#hasLoaded || this.#offers.some(({ ofServer }) => ofServer)
    return this.#keepUnsent(this.#own, JSON.stringify(content), isBeside ? null : this.#version)
  }

  async #keepUnsent(key: string, content: string | null, base: number | null): Promise<void> {
    if (this.#owner === null || this.#hasSignedOut) return
    await keepUnsent(key, { owner: this.#owner, at: new Date().toISOString(), content, base })
  }
}

const isTemporary = (error: unknown): boolean => error instanceof RequestFailed && error.isTemporary
