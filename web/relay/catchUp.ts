import type { CacheConfig } from 'relay-runtime'

/** What a screen does when its subscription may have missed something. It comes here in the metadata of Relay's cache config. */
export class CatchUp {
  static readonly key = 'catchUp'
  /** Where the feeds stood when the screen was read; empty when it is not known. */
  readonly since: () => string
  /** Something may have happened since: read again. */
  readonly missed: () => void

  constructor(since: () => string, missed: () => void) {
    this.since = since
    this.missed = missed
  }

  static of({ metadata }: CacheConfig): CatchUp | null {
    const given: unknown = metadata?.[CatchUp.key]
    return given instanceof CatchUp ? given : null
  }
}
