import { Component, createContext, type ErrorInfo, type ReactNode, Suspense } from 'react'
import { leadsAway } from '../../relay/operation.ts'

type BoundaryProps = {
  /** Shown while data is loading; give it the height of the content. */
  fallback: ReactNode
  /** Shown on a failure; `retry` renders the content again. */
  failure: (error: unknown, retry: () => void) => ReactNode
  /** Identity of the content: a change retries after a failure. */
  shows?: unknown
  children: ReactNode
}

type BoundaryState = { error: unknown; failed: boolean; shows: unknown; attempt: number }

/** Number of retries of the nearest boundary. Relay caches a query's failure: a retry needs another cache key. */
export const Attempt = createContext(0)

/** Loading and failure states of one part of a page, independent of the rest. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failed: false, shows: this.props.shows, attempt: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ shows }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return shows === state.shows ? null : { error: undefined, failed: false, shows }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (!leadsAway(error)) console.error(error, info.componentStack)
  }

  readonly #retry = () => {
    this.setState(({ attempt }) => ({ error: undefined, failed: false, attempt: attempt + 1 }))
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.failure(this.state.error, this.#retry)
    return (
      <Attempt value={this.state.attempt}>
        <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
      </Attempt>
    )
  }
}
