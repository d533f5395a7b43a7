// The server's drafts of forms, for tests of screens that mock `web/ui/form/draftCalls.ts`.
import type { DraftKey, StoredDraft } from '../../../web/ui/form/draftCalls.ts'
import { RequestFailed } from '../../../web/relay/operation.ts'

const nameOf = ({ form, record }: DraftKey) => `${form}${record ?? ''}`

/** Drafts of one user, as the service keeps them. */
export class DraftServer {
  readonly drafts = new Map<string, StoredDraft>()
  isReachable = true
  /** Who is signed in. */
  owner = 'person-1'
  /** Who was signed in when this tab read it last. */
  ownerOfTab: string | null = 'person-1'
  /** Changes are made, but their answers are lost. */
  losesAnswers = false
  /** Changes wait for it. */
  answers: Promise<void> | null = null
  #version = 0

  clear(): void {
    this.drafts.clear()
    this.isReachable = true
    this.owner = 'person-1'
    this.ownerOfTab = 'person-1'
    this.losesAnswers = false
    this.answers = null
  }

  /** Writes a draft, as another device does. */
  write(name: string, content: object): void {
    this.drafts.set(name, {
      content: JSON.stringify(content),
      version: ++this.#version,
      updatedAt: '2026-11-22T03:32:00.000000Z',
    })
  }

  /** The contents of all drafts, by form and record. */
  get contents(): [name: string, content: unknown][] {
    return [...this.drafts].map(([name, { content }]) => [name, JSON.parse(content)])
  }

  readonly calls = {
    ownerOfTab: () => this.ownerOfTab,
    loadDraft: async (key: DraftKey) => {
      this.#refuseUnreachable()
      return { owner: this.owner, draft: this.drafts.get(nameOf(key)) ?? null }
    },
    saveDraft: async (key: DraftKey, content: string, version: number): Promise<StoredDraft | null> => {
      this.#refuseUnreachable()
      await this.answers
      const name = nameOf(key)
      if ((this.drafts.get(name)?.version ?? 0) !== version) return null
      this.write(name, JSON.parse(content))
      this.#loseAnswer()
      return this.drafts.get(name) ?? null
    },
    deleteDraft: async (key: DraftKey, version: number): Promise<boolean> => {
      this.#refuseUnreachable()
      await this.answers
      const name = nameOf(key)
      if ((this.drafts.get(name)?.version ?? version) !== version) return false
      this.drafts.delete(name)
      this.#loseAnswer()
      return true
    },
  }

  #loseAnswer(): void {
    if (this.losesAnswers) throw new RequestFailed('', null)
  }

  #refuseUnreachable(): void {
    if (!this.isReachable) throw new RequestFailed('', null)
  }
}

/** The module's calls, answered by the server that a test file makes later: mocks come before its own constants. */
export const callsOf = (server: () => DraftServer): DraftServer['calls'] => ({
  ownerOfTab: () => server().calls.ownerOfTab(),
  loadDraft: (...given) => server().calls.loadDraft(...given),
  saveDraft: (...given) => server().calls.saveDraft(...given),
  deleteDraft: (...given) => server().calls.deleteDraft(...given),
})
