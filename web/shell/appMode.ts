// The area that the menu and the home page show.

export const appModes = ['TREASURY', 'INVOICING'] as const
export type AppMode = (typeof appModes)[number]

/** The person's area where the organization uses it, else the first that it does. */
export function appModeOf(modes: readonly string[], chosen: string | null | undefined): AppMode {
  const used = appModes.filter(mode => modes.includes(mode))
  return used.find(mode => mode === chosen) ?? used[0] ?? 'TREASURY'
}

/** Whether an organization that uses these areas has what belongs to one, or to both. Treasury's says nothing of it. */
export const isUsedIn = (mode: AppMode | 'BOTH' | undefined, modes: ReadonlySet<string>): boolean =>
  mode === 'BOTH' || modes.has(mode ?? 'TREASURY')
