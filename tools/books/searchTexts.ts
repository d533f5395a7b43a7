// Compares the texts that search reads (migration 0380) with the lines that it should find.
import type { Invariant } from '../../services/kit/database/invariants.ts'

export const SEARCH_TEXTS: readonly Invariant[] = [
  {
    holds: 'search finds every line by its text',
    query: `
      select t.id, t.description from statement_transaction t
      where {of t} and not exists (
        select from statement_import i
        where i.organization_id = t.organization_id and i.id = t.import_id and not i.are_texts_kept)
      and not exists (
        select from statement_text k
        where k.organization_id = t.organization_id and k.last_id >= t.id and k.first_id <= t.id
          and strpos(k.texts, search_text_of(t.description, t.party_name)) > 0)`,
  },
]
