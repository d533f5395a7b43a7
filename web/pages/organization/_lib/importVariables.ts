const NO_IMPORT = '00000000-0000-0000-0000-000000000000'

/** The import in the address, as variables of its page's query. */
export function importVariables(search: URLSearchParams): { import: string; goesOn: boolean } {
  const uuid = search.get('import')
  return { import: uuid ?? NO_IMPORT, goesOn: uuid !== null }
}
