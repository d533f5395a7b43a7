// Links outside of the signed-in screens must not bring Relay along: the preloader registers itself here when it is loaded.

let start: (href: string) => void = () => {}

/** Says how links start what is behind them. */
export function whenHovered(preload: (href: string) => void): void {
  start = preload
}

/** Starts code and queries of the screen behind a link: call it when the pointer or the focus is on it. */
export function preload(href: string): void {
  start(href)
}
