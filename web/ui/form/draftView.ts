// What a form shows of its draft.

/**
 * `saved`: what is typed is on the server. `unsaved`: the server can't be reached. `refused`: it doesn't take it. `offered`: a draft of an earlier visit. `changed`: the
 * same, but its record has changed since. `elsewhere`: another device has saved meanwhile.
 */
export type DraftState = 'none' | 'saved' | 'unsaved' | 'refused' | 'offered' | 'changed' | 'elsewhere'

export type DraftView<V> = {
  state: DraftState
  /** When the draft was saved, as an instant. */
  at: string | null
  /** The values of the draft that is offered. */
  offered: V | null
}

export const noDraft = { state: 'none', at: null, offered: null } as const
