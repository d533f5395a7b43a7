export type ImportCounts = {
  readonly ready: number
  readonly warnings: number
  readonly duplicates: number
  readonly errors: number
}

export type IssueSeverity = 'ERROR' | 'WARNING' | 'DUPLICATE'
export type Tile = 'READY' | IssueSeverity

/** What needs attention first. */
export function firstTile(counts: ImportCounts): Tile {
  if (counts.errors > 0) return 'ERROR'
  // Warnings don't matter when everything is stored already.
  if (counts.ready === 0 && counts.duplicates > 0) return 'DUPLICATE'
  if (counts.warnings > 0) return 'WARNING'
  return counts.duplicates > 0 ? 'DUPLICATE' : 'READY'
}
