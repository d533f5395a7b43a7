import type { CacheConfig } from 'relay-runtime'

/** What a screen does when its subscription may have missed events. Passed in the metadata of Relay's cache config. */
export class CatchUp {
  static readonly key = 'catchUp'
  /** The feed position when the screen's data was read; empty when unknown. */
  readonly since: () => string
  /** Events may have been missed: read again. */
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
