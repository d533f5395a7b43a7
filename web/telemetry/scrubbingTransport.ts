// The final filter: everything that Sentry's SDK sends passes through here, including recordings, which no hook of the SDK sees as a whole.
import { type BrowserOptions, makeFetchTransport } from '@sentry/browser'
import { scrub } from './scrub.ts'

type MakeTransport = NonNullable<BrowserOptions['transport']>
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0]
type Item = [header: Record<string, unknown>, payload: unknown]

export const scrubbingTransport: MakeTransport = options => {
  const transport = makeFetchTransport(options)
  return { ...transport, send: envelope => transport.send(scrubEnvelope(envelope)) }
}

function scrubEnvelope(envelope: Envelope): Envelope {
  const [header, items] = envelope
  // Kinds of envelopes differ only in their items, which keep their shape.
  return [header, items.map(item => scrubItem(item as Item))] as Envelope
}

function scrubItem([header, payload]: Item): Item {
  if (typeof payload !== 'string') return [header, isBytes(payload) ? '' : scrub(payload)]
  const scrubbed = payload.split('\n').map(scrubJson).join('\n')
  return [{ ...header, length: new TextEncoder().encode(scrubbed).length }, scrubbed]
}

/** Binary payloads can't be scrubbed, so they are not sent; our code creates none. */
const isBytes = (payload: unknown) => payload instanceof Uint8Array

/** A recording is one line of metadata and one line of events. */
function scrubJson(line: string): string {
  return line === '' ? line : JSON.stringify(scrub(JSON.parse(line)))
}
