type Actable<A extends string> = { readonly allowedActions: readonly A[] }

/** Whether an action can be offered for a selection: only when every row allows it. */
export function allAllow<A extends string>(selected: readonly Actable<A>[], action: NoInfer<A>): boolean {
  return selected.length > 0 && selected.every(({ allowedActions }) => allowedActions.includes(action))
}

/**
 * Why no action is offered for a selection: nothing is allowed, the rows allow different actions, or the allowed actions work on a single
 * row only.
 */
export type Obstacle = 'NONE' | 'DIFFERENT' | 'ONE_ONLY'

/** Why none of `offers`, nor of the single-row actions, is offered; null when one is. */
export function obstacleTo<A extends string>(
  selected: readonly Actable<A>[],
  offers: readonly NoInfer<A>[],
  forOne: readonly NoInfer<A>[] = [],
): Obstacle | null {
  const offered = selected.length === 1 ? [...offers, ...forOne] : offers
  if (selected.length === 0 || offered.some(action => allAllow(selected, action))) return null
  if (forOne.some(action => allAllow(selected, action))) return 'ONE_ONLY'
  const allowsSome = ({ allowedActions }: Actable<A>) => offers.some(action => allowedActions.includes(action))
  return selected.some(allowsSome) ? 'DIFFERENT' : 'NONE'
}
