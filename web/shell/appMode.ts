// The area that the menu and the home page show.

export const appModes = ['TREASURY', 'INVOICING'] as const
export type AppMode = (typeof appModes)[number]

/** The user's area if the organization uses it, else the organization's first. */
export function appModeOf(modes: readonly string[], chosen: string | null | undefined): AppMode {
  const used = appModes.filter(mode => modes.includes(mode))
  return used.find(mode => mode === chosen) ?? used[0] ?? 'TREASURY'
}

/** Whether an organization with these areas shows an item of `mode`. Undefined means treasury. */
export const isUsedIn = (mode: AppMode | 'BOTH' | undefined, modes: ReadonlySet<string>): boolean =>
  mode === 'BOTH' || modes.has(mode ?? 'TREASURY')
