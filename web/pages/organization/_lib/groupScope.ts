// `?scope=group` of an organization's analysis asks for that of all organizations of the user: the group's page shows it.

/** The group's page in that view, null for its first one, and in the same currency; null for the organization's own analysis. */
export const groupScope =
  (view: 'forecast' | 'payables' | null) =>
  (search: URLSearchParams): string | null => {
    if (search.get('scope') !== 'group') return null
    const kept = new URLSearchParams(view === null ? {} : { view })
    const currency = search.get('currency')
    if (currency !== null) kept.set('currency', currency)
    return kept.size === 0 ? '/group-cash' : `/group-cash?${kept}`
  }
