// Links outside of the signed-in screens must not load Relay: the preloader registers itself here when it is loaded.

let start: (href: string) => void = () => {}

/** Registers how links preload their screens. */
export function whenHovered(preload: (href: string) => void): void {
  start = preload
}

/** Preloads code and queries of the screen behind a link: call it on hover or focus. */
export function preload(href: string): void {
  start(href)
}
