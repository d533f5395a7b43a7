/** Whether an action can be offered for a selection: only when every row allows it. */
export function allAllow<A extends string>(
  selected: readonly { readonly allowedActions: readonly A[] }[],
  action: NoInfer<A>,
): boolean {
  return selected.length > 0 && selected.every(({ allowedActions }) => allowedActions.includes(action))
}
