import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'

type BoundaryProps = {
  /** Shown while data are on their way; keep its height that of the content. */
  fallback: ReactNode
  /** Shown when it failed; `retry` renders the content anew. */
  failure: (error: unknown, retry: () => void) => ReactNode
  /** Called before a retry, to load again what failed. */
  onRetry?: () => void
  children: ReactNode
}

/** Loading and failing of one part of a page, apart from the rest of it. */
export class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  readonly #retry = () => {
    this.props.onRetry?.()
    this.setState({ error: undefined, failed: false })
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.failure(this.state.error, this.#retry)
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
